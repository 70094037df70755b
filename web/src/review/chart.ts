/** Where the points of the chart lie. */
export interface ChartSize {
  width: number;
  height: number;
}

export interface ChartPoint {
  x: number;
  y: number;
}

export interface WorthChart {
  /** The known stretch of the line; a review begins at the end of a round. */
  points: ChartPoint[];
  zero: number;
  /** The left edge of each decision, and the right edge of the last. */
  edges: number[];
  /** The highest and the lowest value of the scale. */
  top: number;
  bottom: number;
}

const PAD = { side: 10, top: 16, bottom: 16 };
/** Points that the scale shows at least, so that small changes look small. */
const LEAST_REACH = 20;

export function worthChart(worths: readonly (number | null)[], { width, height }: ChartSize): WorthChart {
  const known = worths.filter((worth) => worth !== null);
  const top = Math.max(LEAST_REACH, ...known);
  const bottom = Math.min(-LEAST_REACH, ...known);
  const inner = Math.max(1, width - 2 * PAD.side);
  const edges = worths.map((_, at) => PAD.side + (at / Math.max(1, worths.length - 1)) * inner);
  const y = (worth: number): number => PAD.top + ((top - worth) / (top - bottom)) * (height - PAD.top - PAD.bottom);
  const points = worths.flatMap((worth, at) => (worth === null ? [] : [{ x: edges[at]!, y: y(worth) }]));
  return { points, zero: y(0), edges, top, bottom };
}

/** The decision at a place of the chart. */
export function decisionAt({ edges }: WorthChart, x: number): number {
  return Math.max(
    0,
    Math.min(
      edges.length - 2,
      edges.findLastIndex((edge) => edge <= x),
    ),
  );
}
