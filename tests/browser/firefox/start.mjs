#!/usr/bin/env node
/**
 * Starts the Firefox named by FIREFOX_PATH for the driver of the browser tests, and answers in its place the
 * commands of emulation and of permissions that it lacks: the driver sends them whether a test asks for them or not.
 */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import WebSocket, { WebSocketServer } from 'ws'

/** Firefox has no permissions for the clipboard: a setting allows it to the tests. */
const OPTIONAL = /^(?:emulation\.|permissions\.setPermission$)/
const LACKING = new Set(['unknown command', 'invalid argument', 'unsupported operation'])
const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/

const firefox = spawn(process.env.FIREFOX_PATH, process.argv.slice(2), {
  stdio: ['ignore', 'ignore', 'pipe'],
})
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => firefox.kill(signal))
firefox.on('exit', code => process.exit(code ?? 1))

for await (const line of createInterface({ input: firefox.stderr })) {
  const address = LISTENING.exec(line)?.[1]
  if (address) listenBefore(address)
  else console.error(line)
}

/** @param address of Firefox */
function listenBefore(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('listening', () =>
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`),
  )
  server.on('connection', (driver, { url }) => connect(driver, new WebSocket(address + url)))
}

function connect(driver, browser) {
  const optional = new Set()
  const early = []
  driver.on('message', data => {
    const text = String(data)
    const { id, method } = JSON.parse(text)
    if (OPTIONAL.test(method)) optional.add(id)
    if (browser.readyState === WebSocket.OPEN) browser.send(text)
    else early.push(text)
  })
  browser.on('open', () => early.splice(0).forEach(text => browser.send(text)))
  browser.on('message', data => {
    const text = String(data)
    const answer = JSON.parse(text)
    const lacks = optional.delete(answer.id) && LACKING.has(answer.error)
    driver.send(lacks ? JSON.stringify({ type: 'success', id: answer.id, result: {} }) : text)
  })
  driver.on('close', () => browser.close())
  browser.on('close', () => driver.close())
}
