/** A Redis with the commands that a bus needs: PUBLISH and SUBSCRIBE. */
import { type AddressInfo, type Server, type Socket, createServer } from 'node:net'

export interface TestRedis {
  readonly url: string
  /** Breaks all connections. */
  interrupt(): void
  close(): Promise<void>
}

export async function openTestRedis(): Promise<TestRedis> {
  const subscribers = new Map<Socket, Set<string>>()
  const server = createServer(socket => {
    subscribers.set(socket, new Set())
    let read = ''
    socket.setEncoding('latin1').on('data', text => {
      read += String(text)
      for (let next = takeCommand(read); next; next = takeCommand(read)) {
        read = next.rest
        answer(socket, next.words, subscribers)
      }
    })
    socket.on('close', () => subscribers.delete(socket))
    socket.on('error', () => {}) // The test has broken the connection.
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const interrupt = () => subscribers.forEach((_, socket) => socket.destroy())
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    interrupt,
    close: () => end(server, interrupt),
  }
}

function end(server: Server, interrupt: () => void): Promise<void> {
  return new Promise(resolve => {
    server.close(() => resolve())
    interrupt()
  })
}

/** Parses `*2 $4 ECHO $2 hi`, each part on a line; null while parts are missing. */
function takeCommand(text: string): { words: string[]; rest: string } | null {
  const head = /^\*(\d+)\r\n/.exec(text)
  if (!head) return null
  const words: string[] = []
  let at = head[0].length
  for (let count = Number(head[1]); count > 0; count--) {
    const length = /^\$(\d+)\r\n/.exec(text.slice(at, at + 20))
    const from = at + (length?.[0].length ?? 0)
    const to = from + Number(length?.[1])
    if (!length || text.length < to + 2) return null
    words.push(text.slice(from, to))
    at = to + 2
  }
  return { words, rest: text.slice(at) }
}

const bulk = (text: string): string => `$${text.length}\r\n${text}\r\n`

function answer(socket: Socket, [command = '', ...words]: string[], all: Map<Socket, Set<string>>): void {
  const write = (to: Socket, text: string) => to.write(text, 'latin1')
  const mine = all.get(socket) ?? new Set<string>()
  switch (command.toLowerCase()) {
    case 'publish': {
      const [channel = '', message = ''] = words
      const received = [...all].filter(([, channels]) => channels.has(channel))
      for (const [to] of received) write(to, `*3\r\n${bulk('message')}${bulk(channel)}${bulk(message)}`)
      return void write(socket, `:${received.length}\r\n`)
    }
    case 'subscribe':
    case 'unsubscribe':
      for (const channel of words) {
        if (command.toLowerCase() === 'subscribe') mine.add(channel)
        else mine.delete(channel)
        write(socket, `*3\r\n${bulk(command)}${bulk(channel)}:${mine.size}\r\n`)
      }
      return
    case 'info':
      return void write(socket, bulk('redis_version:7.0.0\r\nloading:0\r\n'))
    default:
      write(socket, '-ERR unknown command\r\n')
  }
}
