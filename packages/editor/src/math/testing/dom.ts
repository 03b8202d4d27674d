/** Gives happy-dom what MathLive asks of a browser besides. */
Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() } })
