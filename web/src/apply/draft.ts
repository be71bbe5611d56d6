import { newKey } from '../shared/call/repeat-key.ts'
import { now } from '../shared/program/clock.ts'
import type { Values } from './values.ts'
import { empty } from './values.ts'
import { read, write } from './storage.ts'

/**
 * Remembered until the tab is closed: a telephone discards a page as soon as its owner switches to another. `sent` holds the values sent
 * last and the key they were sent under: sent again unchanged, they are the same application. `received` is when the server accepted it.
 * From then on the draft is kept for five minutes only, because others may use the same computer.
 */
export type Draft = { values: Values; sent: { values: string; key: string } | null; received: number | null }

const name = 'kasack-application'

export const noDraft: Draft = { values: empty, sent: null, received: null }

export function readDraft(): Draft {
  const kept = read('sessionStorage', name) as (Partial<Omit<Draft, 'received'>> & { received?: number | boolean | null }) | null
  const draft = { ...noDraft, ...kept, values: { ...empty, ...kept?.values }, received: receivedAt(kept?.received) }
  return timeLeft(draft.received) > 0 ? draft : receivedOnly(draft)
}

/** Older drafts say only whether the server has the application, not since when; 0 makes them expire. */
const receivedAt = (received: number | boolean | null | undefined): number | null =>
  typeof received === 'number' ? received : received ? 0 : null

/** Milliseconds for which a draft received at that moment is still remembered. */
export const timeLeft = (received: number | null, moment = now().getTime()): number =>
  received === null ? Infinity : received + 5 * 60_000 - moment

/** Keeps that the application was received, and nothing about the applicant. */
export const receivedOnly = ({ received }: Draft): Draft => ({ ...noDraft, received })

export const keepDraft = (draft: Draft): void => write('sessionStorage', name, draft)

/** The repeat key for these values: the previous one unless they have changed. */
export function repeatKeyFor(values: object, { sent }: Pick<Draft, 'sent'>): NonNullable<Draft['sent']> {
  const text = JSON.stringify(values)
  return sent?.values === text ? sent : { values: text, key: newKey() }
}
