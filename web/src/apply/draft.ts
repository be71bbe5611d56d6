import { newKey } from '../shared/call/repeat-key.ts'
import { now } from '../shared/program/clock.ts'
import type { Values } from './values.ts'
import { empty } from './values.ts'
import { read, write } from './storage.ts'

/**
 * What is remembered until the tab is closed: a telephone drops a page as soon as its owner looks at another one.
 * `sent` is what was sent last, and under which word: sent again unchanged it is the same application.
 * `received` says since when the server has it. Then it is remembered for five minutes: others may sit down at the same computer.
 */
export type Draft = { values: Values; sent: { values: string; key: string } | null; received: number | null }

const name = 'kasack-application'

export const noDraft: Draft = { values: empty, sent: null, received: null }

export function readDraft(): Draft {
  const kept = read('sessionStorage', name) as (Partial<Omit<Draft, 'received'>> & { received?: number | boolean | null }) | null
  const draft = { ...noDraft, ...kept, values: { ...empty, ...kept?.values }, received: momentOf(kept?.received) }
  return remembered(draft.received) > 0 ? draft : forgotten(draft)
}

/** Drafts from before the moment was kept say only whether the server has it; when is long ago. */
const momentOf = (received: number | boolean | null | undefined): number | null =>
  typeof received === 'number' ? received : received ? 0 : null

/** For how long what arrived at that moment is remembered yet, in milliseconds. */
export const remembered = (received: number | null, moment = now().getTime()): number =>
  received === null ? Infinity : received + 5 * 60_000 - moment

/** That the application is there, and nothing of whom it is about. */
export const forgotten = ({ received }: Draft): Draft => ({ ...noDraft, received })

export const keepDraft = (draft: Draft): void => write('sessionStorage', name, draft)

/** The word under which these values are sent: the same one as before, unless they have changed. */
export function sentAs(values: object, { sent }: Pick<Draft, 'sent'>): NonNullable<Draft['sent']> {
  const text = JSON.stringify(values)
  return sent?.values === text ? sent : { values: text, key: newKey() }
}
