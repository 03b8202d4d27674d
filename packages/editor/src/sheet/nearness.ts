/**
 * How far a group of lines is from what is in sight. Lines far away are stood in for by little more
 * than their text: most of a long worksheet costs next to nothing until it is scrolled to. What has
 * been drawn stays.
 */
import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { Sight } from './sight.ts'
import { scrollerOf } from './scroller.ts'

/** `seen` is to be drawn at once, `near` while the page is idle. */
export type Nearness = 'far' | 'near' | 'seen'

/** What is near, in heights of what is in sight; ahead of where the browser lays out while it scrolls. */
const NEAR = 1.5

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
const observers = new WeakMap<Element, Observers>()

/** Each frame goes through all that is watched: a group is watched for one of the two only. */
interface Observers {
  readonly near: IntersectionObserver
  readonly seen: IntersectionObserver
}

function watch(group: Element, listener: Listener): () => void {
  const { near, seen } = observersOf(scrollerOf(group))
  groups.set(group, listener)
  near.observe(group)
  return () => {
    near.unobserve(group)
    seen.unobserve(group)
    groups.delete(group)
  }
}

function observersOf(scroller: Element): Observers {
  const known = observers.get(scroller)
  if (known) return known
  const root = scroller === document.scrollingElement ? null : scroller
  const observer = (
    margin: number,
    found: (entry: IntersectionObserverEntry) => void,
  ): IntersectionObserver =>
    new IntersectionObserver(entries => entries.filter(entry => entry.isIntersecting).forEach(found), {
      root,
      rootMargin: `${100 * margin}% 0px`,
    })
  const seen = observer(0, ({ target }) => {
    seen.unobserve(target)
    groups.get(target)?.('seen')
  })
  const near = observer(NEAR, entry => {
    near.unobserve(entry.target)
    if (isInSight(entry)) return groups.get(entry.target)?.('seen')
    seen.observe(entry.target)
    groups.get(entry.target)?.('near')
  })
  const made = { near, seen }
  observers.set(scroller, made)
  return made
}

/** Whether what came near is in sight already: whoever jumps there is not to wait for another frame. */
function isInSight({ boundingClientRect: box, rootBounds: bounds }: IntersectionObserverEntry): boolean {
  if (!bounds) return false
  const margin = (bounds.height * NEAR) / (1 + 2 * NEAR)
  return box.bottom > bounds.top + margin && box.top < bounds.bottom - margin
}

/** Tells the group whether the browser leaves it out of the picture, as it does some screens away. */
export function useSight(group: RefObject<Element | null>): Sight {
  const [sight] = useState(() => new Sight())
  useEffect(() => {
    const element = group.current
    if (!element) return
    const follow = (event: Event): void => sight.put((event as ContentVisibilityAutoStateChangeEvent).skipped)
    element.addEventListener('contentvisibilityautostatechange', follow)
    sights.add(sight)
    return () => {
      element.removeEventListener('contentvisibilityautostatechange', follow)
      sights.delete(sight)
    }
  }, [group, sight])
  return sight
}

const sights = new Set<Sight>()

/** On paper everything is in sight. */
globalThis.addEventListener?.('beforeprint', () => {
  flushSync(() => {
    for (const listener of groups.values()) listener('seen')
    for (const sight of sights) sight.put(false)
  })
})
