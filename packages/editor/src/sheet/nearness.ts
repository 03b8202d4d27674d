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

/** Drawn ahead of scrolling on either side, in heights of what is in sight: before the browser lays it out. */
const AHEAD = 1.5
/** Lines are seldom lower. */
const LINE_HEIGHT = 40

/** What a group is before it has been laid out, by the number of lines above it. */
export function firstNearness(above: number): Nearness {
  return above * LINE_HEIGHT < innerHeight ? 'seen' : 'far'
}

/** Follows the group until it is in sight. */
export function useNearness(group: RefObject<Element | null>, first: Nearness): Nearness {
  const [nearness, setNearness] = useState(first)
  useEffect(() => {
    if (nearness !== 'seen' && group.current) return watch(group.current, setNearness)
  }, [nearness, group])
  return nearness
}

type Listener = (nearness: Nearness) => void

const groups = new Map<Element, Listener>()
const observers = new WeakMap<Element, IntersectionObserver>()

function watch(group: Element, listener: Listener): () => void {
  const observer = observerOf(scrollerOf(group))
  groups.set(group, listener)
  observer.observe(group)
  return () => {
    observer.unobserve(group)
    groups.delete(group)
  }
}

function observerOf(scroller: Element): IntersectionObserver {
  const known = observers.get(scroller)
  if (known) return known
  const observer = new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting, boundingClientRect: box, rootBounds } of entries)
        if (isIntersecting) groups.get(target)?.(rootBounds && isAhead(box, rootBounds) ? 'near' : 'seen')
    },
    {
      root: scroller === document.scrollingElement ? null : scroller,
      rootMargin: `${AHEAD * 100}% 0px`,
    },
  )
  observers.set(scroller, observer)
  return observer
}

/** Within the margins of what is observed, which are not in sight. */
function isAhead(box: DOMRectReadOnly, observed: DOMRectReadOnly): boolean {
  const margin = (observed.height * AHEAD) / (1 + 2 * AHEAD)
  return box.bottom < observed.top + margin || box.top > observed.bottom - margin
}

/** On paper everything is in sight. */
globalThis.addEventListener?.('beforeprint', () => {
  flushSync(() => {
    for (const listener of groups.values()) listener('seen')
  })
})
