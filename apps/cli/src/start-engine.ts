import { createNodeEngine } from '@calcwright/engine/node'
import type { Engine } from '@calcwright/engine'

/** An engine for one evaluation. No spare: nobody waits for a program that was interrupted. */
export const startEngine = (): Promise<Engine> => createNodeEngine({ spare: false })
