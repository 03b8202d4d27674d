/**
 * Makes the process return freed memory to the system. The allocator of most Linux systems (glibc) retains
 * it, in separate heaps for threads: a server that was busy once stays several times as large. The allocator
 * reads its settings only when a process starts.
 */
const ALLOCATOR = {
  /** Number of heaps, which threads share; an idle heap is never returned. */
  MALLOC_ARENA_MAX: '2',
  /**
   * Bytes from which an allocation comes from the system directly. Without the setting this bound grows with
   * the allocations, up to 32 MB.
   */
  MALLOC_MMAP_THRESHOLD_: '262144',
  /** Bytes at the end of a heap that are returned. */
  MALLOC_TRIM_THRESHOLD_: '1048576',
}

/**
 * Restarts the process under its id where that makes a difference. Settings of the environment take
 * precedence.
 */
export function giveBackMemory(): void {
  const { env, execPath, execArgv, argv } = process
  if (process.platform !== 'linux' || 'MALLOC_ARENA_MAX' in env || !process.execve) return
  process.execve(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...ALLOCATOR, ...env })
}
