/**
 * Words that only the authors of a file understand, with what the field calls the same thing.
 * A key is a part of a name in lower case: `unseen` stands for `unseenRows` and `UNSEEN`;
 * a key of two words stands for both of them in this order: `typed ahead` for `TypedAhead`.
 */
export const RETIRED: Readonly<Record<string, string>> = {
  answerless: 'unevaluated',
  asker: 'requester, caller',
  asking: 'request, prompt, pending',
  bookkept: 'recorded',
  breathe: 'yield, pause',
  'byte room': 'memory budget',
  company: 'collaborators, companion units',
  crowd: 'load',
  crowded: 'overloaded, dense',
  'field manners': 'field behaviour',
  foot: 'footer',
  'given commands': 'specialised commands',
  'given functions': 'specialised functions',
  'given symbol': 'specialised symbol',
  glue: 'spacing',
  glued: 'unspaced, joined',
  handed: 'exported, passed',
  heard: 'received',
  'keys ahead': 'buffered keys',
  kept: 'cached, stored, retained, remaining',
  'last large': 'cache of the largest document',
  manners: 'behaviour',
  operated: 'control values',
  outlook: 'pending status',
  pace: 'rate',
  patience: 'timeout, grace period',
  said: 'message, reported, output',
  shelf: 'cache, store',
  shelve: 'cache, store',
  shelves: 'caches, stores',
  sight: 'viewport, visible, scope',
  spoil: 'invalidate',
  spoiled: 'invalidated',
  spoils: 'invalidates',
  stranger: 'anonymous visitor',
  strangers: 'anonymous visitors',
  surroundings: 'environment, dependencies',
  talk: 'session',
  told: 'mirror, replica, notified, reported',
  trouble: 'error, failure',
  'typed ahead': 'buffered keys',
  unheard: 'unacknowledged, not received',
  unseen: 'unread, hidden, not visible',
  whom: 'recipient, account, subject',
  'words left': 'remaining search terms',
}

/** Labels that are said otherwise on the screen, without the dots that announce a dialog; ARCHITECTURE.md has the words. */
export const RETIRED_LABELS: Readonly<Record<string, string>> = {
  Collaborators: 'Share',
  Copy: 'Create a duplicate',
  Duplicate: 'Create a duplicate',
  'New sheet': 'New worksheet',
}

/** Beginnings of comments that make a fragment, or point at nothing that the reader has met. */
export const FRAGMENT =
  /^(?:What|Whatever|Who|Whoever|Whom|Whose|Which|Of|That|Those|Them|They|It|Said|In place of|The others|As(?! (?:long|soon) as .+,))(?![\w'’-])/
