import { newKey } from '../shared/call/repeat-key.ts'
import type { Values } from './values.ts'
import { empty } from './values.ts'
import { read, write } from './storage.ts'

/**
 * What is remembered until the tab is closed: a telephone drops a page as soon as its owner looks at another one.
 * `sent` is what was sent last, and under which word: sent again unchanged it is the same application.
 * `received` says that the server has it.
 */
export type Draft = { values: Values; sent: { values: string; key: string } | null; received: boolean }

const name = 'kasack-application'

export const noDraft: Draft = { values: empty, sent: null, received: false }

export function readDraft(): Draft {
  const kept = read('sessionStorage', name) as Partial<Draft> | null
  return { ...noDraft, ...kept, values: { ...empty, ...kept?.values } }
}

export const keepDraft = (draft: Draft): void => write('sessionStorage', name, draft)

/** The word under which these values are sent: the same one as before, unless they have changed. */
export function sentAs(values: object, { sent }: Pick<Draft, 'sent'>): NonNullable<Draft['sent']> {
  const text = JSON.stringify(values)
  return sent?.values === text ? sent : { values: text, key: newKey() }
}
