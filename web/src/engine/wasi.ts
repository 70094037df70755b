/** The few calls of the operating system that the module's C library imports: a clock. It has no files. */

const SUCCESS = 0;
const NOT_SUPPORTED = 58;

export function wasi(memory: () => WebAssembly.Memory | undefined): Record<string, (...args: never[]) => number> {
  return {
    clock_time_get(_clock: number, _precision: bigint, at: number): number {
      const nanoseconds = BigInt(Math.round(performance.now() * 1e6));
      new DataView(memory()!.buffer).setBigUint64(at, nanoseconds, true);
      return SUCCESS;
    },
    fd_write: () => NOT_SUPPORTED,
    fd_close: () => NOT_SUPPORTED,
    fd_seek: () => NOT_SUPPORTED,
  };
}
