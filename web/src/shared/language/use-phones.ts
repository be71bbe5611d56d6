import type { formatPhone, phoneHref } from './format-phone.ts'
import { lateStore } from '../program/late-store.ts'
import { useStore } from '../program/store.ts'
import { asTyped } from './phone-as-typed.ts'

type Phones = { formatPhone: typeof formatPhone; phoneHref: typeof phoneHref }

/** The numbering metadata of all countries is 30 KB. It loads with the first number shown; until then numbers appear as typed. */
export const phones = lateStore<Phones>(asTyped, () => import('./format-phone.ts'))

export const usePhones = (): Phones => useStore(phones)
