/** Renders the sounds of the table as samples. Struck wood and glass are sums of partials that die away; cards that
 * slide are filtered noise. */

export type SoundName = "deal" | "play" | "ask" | "take" | "carry" | "transform" | "turn" | "win" | "loss";

/** A sine that starts at `level` and dies away. `seconds` is the time until it has lost 60 dB. */
interface Partial {
  hertz: number;
  level: number;
  seconds: number;
}

/** Noise between two frequencies. It swells for `rise` seconds, then dies away in `seconds`. */
interface Noise {
  low: number;
  high: number;
  level: number;
  rise: number;
  seconds: number;
}

interface Strike {
  /** The time of the strike, in seconds. */
  at: number;
  partials: readonly Partial[];
  noise?: Noise;
  /** Seconds until the partials are at their full level. */
  rise: number;
}

/** The highest sample of each sound. Two sounds at once stay below 1. */
export const PEAK = 0.45;
/** Seconds in which a struck partial rises, so that it does not click. */
const ATTACK = 0.002;
/** Seconds at the end of a sound that fade to nothing. */
const FADE = 0.02;
/** The natural logarithm of 60 dB. */
const SIXTY_DECIBELS = Math.log(1000);

/** A card that is laid on a wooden table. */
function knock(at: number, level = 1): Strike {
  const partials = [
    { hertz: 178, level, seconds: 0.16 },
    { hertz: 412, level: level * 0.55, seconds: 0.1 },
    { hertz: 735, level: level * 0.22, seconds: 0.06 },
  ];
  return {
    at,
    partials,
    noise: { low: 300, high: 2600, level: level * 0.9, rise: ATTACK, seconds: 0.07 },
    rise: ATTACK,
  };
}

/** A wooden bar, as of a marimba. */
function bar(at: number, hertz: number, level = 1): Strike {
  const partials = [
    { hertz, level, seconds: 0.7 },
    { hertz: hertz * 3.93, level: level * 0.24, seconds: 0.16 },
    { hertz: hertz * 9.2, level: level * 0.06, seconds: 0.05 },
  ];
  return { at, partials, rise: ATTACK };
}

/** A glass that is touched. */
function glass(at: number, hertz: number, level = 1, seconds = 1.1): Strike {
  const partials = [
    { hertz, level, seconds },
    { hertz: hertz * 2.32, level: level * 0.42, seconds: seconds / 2 },
    { hertz: hertz * 4.25, level: level * 0.16, seconds: seconds / 3 },
    { hertz: hertz * 6.63, level: level * 0.05, seconds: seconds / 4 },
  ];
  return { at, partials, rise: ATTACK };
}

/** Cards that slide over the table. */
function slide(at: number, seconds: number, level: number): Strike {
  return { at, partials: [], noise: { low: 500, high: 3200, level, rise: seconds * 0.4, seconds }, rise: ATTACK };
}

const SOUNDS: Record<SoundName, readonly Strike[]> = {
  deal: [0, 1, 2, 3].flatMap((card) => [slide(card * 0.09, 0.07, 0.35), knock(card * 0.09 + 0.04, 0.5)]),
  play: [slide(0, 0.05, 0.25), knock(0.03)],
  ask: [glass(0, 1046), glass(0.11, 1318, 0.8)],
  take: [slide(0, 0.26, 0.7), knock(0.2, 0.8), knock(0.27, 0.4)],
  carry: [knock(0, 0.5), glass(0.02, 784, 0.9, 1.6)],
  transform: [
    { at: 0, partials: [58, 87, 116].map((hertz) => ({ hertz, level: 0.8, seconds: 2.2 })), rise: 0.12 },
    { at: 0, partials: [330, 349, 494].map((hertz) => ({ hertz, level: 0.25, seconds: 2.4 })), rise: 0.5 },
    slide(0, 0.9, 0.3),
    glass(0.75, 659, 0.5, 1.5),
  ],
  turn: [bar(0, 392), bar(0.13, 587)],
  win: [bar(0, 392), bar(0.13, 494), bar(0.26, 587), bar(0.42, 784), glass(0.42, 1568, 0.3, 1.4)],
  loss: [bar(0, 392), bar(0.18, 349), bar(0.4, 294, 0.9), knock(0.4, 0.4)],
};

export const SOUND_NAMES = Object.keys(SOUNDS) as SoundName[];

/** The samples of a sound. Its highest sample is `PEAK`. */
export function render(name: SoundName, rate: number): Float32Array<ArrayBuffer> {
  const strikes = SOUNDS[name];
  const samples = new Float32Array(Math.ceil(Math.max(...strikes.map(endOf)) * rate));
  for (const strike of strikes) {
    const part = samples.subarray(Math.round(strike.at * rate));
    for (const partial of strike.partials) addPartial(part, partial, strike.rise, rate);
    if (strike.noise) addNoise(part, strike.noise, rate);
  }
  fadeOut(samples, rate);
  const highest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return samples.map((sample) => (sample * PEAK) / highest);
}

function endOf({ at, partials, noise }: Strike): number {
  const longest = Math.max(...partials.map(({ seconds }) => seconds), noise ? noise.rise + noise.seconds : 0);
  return at + longest + FADE;
}

function addPartial(samples: Float32Array, { hertz, level, seconds }: Partial, rise: number, rate: number): void {
  for (let index = 0; index < Math.min(samples.length, (rise + seconds) * rate); index++) {
    const time = index / rate;
    const envelope = Math.min(1, time / rise) * Math.exp((-SIXTY_DECIBELS * time) / seconds);
    samples[index]! += level * envelope * Math.sin(2 * Math.PI * hertz * time);
  }
}

function addNoise(samples: Float32Array, { low, high, level, rise, seconds }: Noise, rate: number): void {
  const keepHigh = 1 - Math.exp((-2 * Math.PI * high) / rate);
  const keepLow = 1 - Math.exp((-2 * Math.PI * low) / rate);
  let [state, below, deep] = [1, 0, 0];
  for (let index = 0; index < Math.min(samples.length, (rise + seconds) * rate); index++) {
    const time = index / rate;
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0; // the same noise each time
    below += keepHigh * (state / 2 ** 31 - below);
    deep += keepLow * (below - deep);
    const envelope = time < rise ? time / rise : Math.exp((-SIXTY_DECIBELS * (time - rise)) / seconds);
    samples[index]! += level * envelope * (below - deep);
  }
}

function fadeOut(samples: Float32Array, rate: number): void {
  const length = Math.round(FADE * rate);
  for (let index = 0; index < length; index++) samples[samples.length - 1 - index]! *= index / length;
}
