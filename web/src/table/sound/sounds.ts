/** Short sounds, synthesized in the browser. */
import type { Motion } from "../../view/frames";

interface Tone {
  /** Frequency at the start, in hertz. */
  from: number;
  to: number;
  seconds: number;
  wave: OscillatorType;
  /** Start time, in seconds. */
  at: number;
}

const tone = (from: number, to: number, seconds: number, wave: OscillatorType = "sine", at = 0): Tone => ({
  from,
  to,
  seconds,
  wave,
  at,
});

const SOUNDS: Record<Motion["kind"] | "turn", Tone[]> = {
  deal: [0, 1, 2, 3].map((card) => tone(420 - card * 20, 180, 0.05, "triangle", card * 0.07)),
  play: [tone(360, 120, 0.07, "triangle")],
  ask: [tone(880, 1180, 0.16)],
  take: [tone(220, 330, 0.12, "triangle"), tone(330, 440, 0.16, "triangle", 0.09)],
  carry: [tone(1400, 1320, 0.4)],
  transform: [tone(220, 55, 1.4, "sawtooth"), tone(222, 57, 1.4, "sawtooth"), tone(660, 165, 1.2)],
  turn: [tone(523, 523, 0.12), tone(784, 784, 0.22, "sine", 0.1)],
};

const LOUDNESS = 0.07;
let audio: AudioContext | null = null;

export function sound(name: keyof typeof SOUNDS): void {
  audio ??= new AudioContext();
  const context = audio;
  void context.resume();
  for (const { from, to, seconds, wave, at } of SOUNDS[name]) {
    const start = context.currentTime + at;
    const oscillator = new OscillatorNode(context, { type: wave, frequency: from });
    const gain = new GainNode(context, { gain: LOUDNESS });
    oscillator.frequency.exponentialRampToValueAtTime(to, start + seconds);
    gain.gain.setValueAtTime(LOUDNESS, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + seconds);
  }
}
