/**
 * What a process gives back goes back to the system. The allocator of most Linux systems (glibc) keeps
 * it, by threads and in heaps of their own: a server that was busy once then stays several times as
 * large. It reads how it is to behave only when a process starts.
 */
const ALLOCATOR = {
  /** Heaps that threads share: one that nobody uses is never given back. */
  MALLOC_ARENA_MAX: '2',
  /** Bytes from which a piece is the system's; otherwise the bound grows with what was asked for, to 32 MB. */
  MALLOC_MMAP_THRESHOLD_: '262144',
  /** Bytes at the end of a heap that are given back. */
  MALLOC_TRIM_THRESHOLD_: '1048576',
}

/** Begins the process anew, under its number, where that makes a difference. What the environment says stays. */
export function giveBackMemory(): void {
  const { env, execPath, execArgv, argv } = process
  if (process.platform !== 'linux' || 'MALLOC_ARENA_MAX' in env || !process.execve) return
  process.execve(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...ALLOCATOR, ...env })
}
