import type { formatPhone, phoneHref } from './format-phone.ts'
import { lateStore } from '../program/late-store.ts'
import { useStore } from '../program/store.ts'
import { asTyped } from './phone-as-typed.ts'

type Phones = { formatPhone: typeof formatPhone; phoneHref: typeof phoneHref }

/** The numbers of all countries weigh 30 KB. They are loaded when the first number is shown; until then it stands as it was typed. */
export const phones = lateStore<Phones>(asTyped, () => import('./format-phone.ts'))

/** How numbers are shown and dialled. */
export const usePhones = (): Phones => useStore(phones)
