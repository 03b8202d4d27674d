/**
 * How far a group of lines is from what is in sight. Lines far away are stood in for by little more
 * than their text: most of a long worksheet costs next to nothing until it is scrolled to. What has
 * been drawn stays.
 */
import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { scrollerOf } from './scroller.ts'

/** `seen` is to be drawn at once, `near` while the page is idle. */
export type Nearness = 'far' | 'near' | 'seen'

/** What is watched around what is in sight; ahead of where the browser lays out while it scrolls. */
const MARGINS = { near: '150% 0px', seen: '0px' } as const

/** Lines are seldom lower. */
const LINE_HEIGHT = 40

/** What a group is before it has been laid out, by the number of lines above it. */
export function firstNearness(above: number): Nearness {
  return above * LINE_HEIGHT < innerHeight ? 'seen' : 'far'
}

/** Follows the group until it is in sight. */
export function useNearness(group: RefObject<Element | null>, first: Nearness): Nearness {
  const [nearness, setNearness] = useState(first)
  const seen = nearness === 'seen'
  useEffect(() => {
    if (seen || !group.current) return
    return watch(group.current, next => setNearness(now => (now === 'seen' ? now : next)))
  }, [seen, group])
  return nearness
}

type Listener = (nearness: Nearness) => void

const groups = new Map<Element, Listener>()
const observers = new WeakMap<Element, readonly IntersectionObserver[]>()

function watch(group: Element, listener: Listener): () => void {
  const watching = observersOf(scrollerOf(group))
  groups.set(group, listener)
  for (const observer of watching) observer.observe(group)
  return () => {
    for (const observer of watching) observer.unobserve(group)
    groups.delete(group)
  }
}

function observersOf(scroller: Element): readonly IntersectionObserver[] {
  const known = observers.get(scroller)
  if (known) return known
  const root = scroller === document.scrollingElement ? null : scroller
  const made = (['near', 'seen'] as const).map(
    nearness =>
      new IntersectionObserver(
        entries => {
          for (const { target, isIntersecting } of entries) if (isIntersecting) groups.get(target)?.(nearness)
        },
        { root, rootMargin: MARGINS[nearness] },
      ),
  )
  observers.set(scroller, made)
  return made
}

/** On paper everything is in sight. */
globalThis.addEventListener?.('beforeprint', () => {
  flushSync(() => {
    for (const listener of groups.values()) listener('seen')
  })
})
