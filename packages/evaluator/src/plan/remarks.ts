/** Responsibilities: notices of blocks in places where they have no effect. */
import { message } from '@calcwright/math/messages/runs'

export const NO_CHECK = message('branch.no-check')
export const NO_CHOICE = message('branch.no-choice')
export const NO_CONDITION = message('branch.no-condition')
export const NO_LOOP = message('branch.no-loop')
export const NEVER_REACHED = message('branch.never-reached')
export const NO_AXES = message('branch.no-axes')
export const NO_PLOT = message('branch.no-plot')
export const NO_PROGRAM = message('branch.no-program')
export const NO_PURGE = message('branch.no-purge')
export const NO_RESOURCE = message('branch.no-resource')
export const NO_TABLE = message('branch.no-table')
