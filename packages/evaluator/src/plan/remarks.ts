/** Responsibilities: sentences at blocks that stand where they mean nothing. */

export const NO_CHOICE = 'Statement is not within an If statement.  Block has been ignored.'

export const NO_LOOP = 'Statement is not within a loop.  Block has been ignored.'
export const NEVER_REACHED = 'Statement occurs after an else statement and is never reached.'
export const NO_AXES = 'A series must stand inside a plot. It has been ignored.'
export const NO_PLOT = 'Plots are not drawn in loops and programs.'
export const NO_PROGRAM = 'A return must stand inside a program. It has been ignored.'
export const NO_RESOURCE = 'Files are not read in loops and programs.'
export const NO_PURGE = 'Names keep their meaning inside loops and programs. It has been ignored.'
