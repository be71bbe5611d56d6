import type { Lookup, LookupEntity } from '@kasack/contract/lookup.ts'
import type { LookupUses } from '@kasack/contract/lookup-order.ts'
import { emailTemplate } from '@kasack/contract/lookup.ts'
import type { Page } from '@kasack/contract/list.ts'
import { isProtectedEntry } from '@kasack/contract/protected-entry.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { TemplateDraft, TemplatePreview } from '@kasack/contract/template-preview.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listCall, listPath } from '../shared/address/record-path.ts'
import { request } from '../shared/call/api.ts'
import { read, RequestFailed } from '../shared/call/read.ts'
import { useForm, useFormState } from '../shared/form/form-context.ts'
import { texts } from './texts.ts'

/** How often an entry is used; undefined while loading. */
export function useUses(of: LookupEntity): (id: number) => number | undefined {
  const { data } = useQuery(read<LookupUses>(`${listPath(of)}/uses.json/`))
  return (id) => data && (data.find((one) => one.id === id)?.count ?? 0)
}

/** All entries in order; null while loading. */
export const useEntries = (of: LookupEntity): readonly Lookup[] | null =>
  useQuery(read<Page<Lookup>>(listCall(of), { size: 1000 })).data?.results ?? null

/** What is locked about the entry in the enclosing form, and why. */
export function useLocks(of: LookupEntity, id: number | undefined): { isProtected: boolean; isUsed: boolean; hint: Text | false } {
  const code = String(useFormState(useForm(), ({ start }) => start['code']) ?? '')
  const isUsed = (useUses(of)(id ?? 0) ?? 0) > 0
  const isProtected = id !== undefined && isProtectedEntry(of.name, { id, code })
  const hasCode = 'code' in of.fields
  return { isProtected, isUsed, hint: isProtected ? texts.code_kept : hasCode && (isUsed ? texts.code_used : texts.code_hint) }
}

/** A draft filled with sample data. A plain query, because the POST changes nothing that would have to be refetched. */
export const usePreview = (draft: TemplateDraft) =>
  useQuery<TemplatePreview, RequestFailed>({
    queryKey: ['previews', draft],
    enabled: draft.subject !== '' || draft.text_template !== '',
    placeholderData: keepPreviousData,
    async queryFn({ signal }) {
      const call = {
        method: 'POST',
        path: `${listPath(emailTemplate)}/preview.json/`,
        body: draft,
        silent: true,
        shownIn: [],
        signal,
      } as const
      const answer = await request<TemplatePreview>(call)
      if (!answer.ok) throw new RequestFailed(answer.status, answer.data)
      return answer.data
    },
  })
