import { absenceReasons } from '@kasack/contract/absence-reason.ts'
import type { AutocompleteItem } from '@kasack/contract/autocomplete.ts'
import { federalStates } from '@kasack/contract/federal-state.ts'
import { genders } from '@kasack/contract/gender.ts'
import type { Language, Text } from '@kasack/contract/text.ts'

/** Choices built into the product, named in the reader's language. */
type FixedList = { entries: readonly { code: string; name: Text }[]; order: 'by_name' | 'as_listed' }

export const fixedLists: Record<string, FixedList> = {
  states: { entries: federalStates, order: 'by_name' },
  genders: { entries: genders, order: 'by_name' },
  'absence-reasons': { entries: absenceReasons, order: 'as_listed' },
}

type EntryQuery = { name__icontains?: string; is_active?: boolean[] }

/** The choices that match; all of them are active. */
export function fixedItems(
  { entries, order }: FixedList,
  { name__icontains = '', is_active = [true] }: EntryQuery,
  language: Language,
): AutocompleteItem[] {
  const part = name__icontains.toLocaleLowerCase(language)
  const items = entries
    .map(({ code, name }) => ({ id: code, name: name[language] }))
    .filter(({ name }) => is_active.includes(true) && name.toLocaleLowerCase(language).includes(part))
  return order === 'by_name' ? items.toSorted((a, b) => a.name.localeCompare(b.name, language)) : items
}

/** One page of the choices, or all. */
export const pageOf = (
  items: AutocompleteItem[],
  paging: { page: number; size: number } | null,
): { count: number; items: AutocompleteItem[] } => ({
  count: items.length,
  items: paging ? items.slice((paging.page - 1) * paging.size, paging.page * paging.size) : items,
})
