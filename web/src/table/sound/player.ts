/** Plays the sounds of the table. Pages load this module with the first sound that is wanted. */
import type { Volume } from "../../settings.svelte";
import { render, type SoundName } from "./render";

const GAIN: Record<Volume, number> = { quiet: 0.25, medium: 0.5, loud: 1 };
/** Seconds in which the same sound is played once. Frames that are skipped would start many at once. */
const SAME = 0.05;

let output: { context: AudioContext; limiter: AudioNode } | null = null;
const buffers = new Map<SoundName, AudioBuffer>();
const started = new Map<SoundName, number>();

export function play(name: SoundName, volume: Volume): void {
  const { context, limiter } = (output ??= openOutput());
  void context.resume().catch(() => undefined);
  const now = context.currentTime;
  if (now - (started.get(name) ?? -1) < SAME) return;
  started.set(name, now);
  const source = new AudioBufferSourceNode(context, { buffer: bufferOf(context, name) });
  source.connect(new GainNode(context, { gain: GAIN[volume] })).connect(limiter);
  source.start();
}

/** The limiter keeps many sounds at once from clipping. */
function openOutput(): { context: AudioContext; limiter: AudioNode } {
  const context = new AudioContext();
  const limiter = new DynamicsCompressorNode(context, { threshold: -3, knee: 0, ratio: 20, attack: 0, release: 0.1 });
  limiter.connect(context.destination);
  return { context, limiter };
}

function bufferOf(context: AudioContext, name: SoundName): AudioBuffer {
  const known = buffers.get(name);
  if (known) return known;
  const samples = render(name, context.sampleRate);
  const buffer = new AudioBuffer({ length: samples.length, sampleRate: context.sampleRate });
  buffer.copyToChannel(samples, 0);
  buffers.set(name, buffer);
  return buffer;
}
