import type { Entity } from '@kasack/contract/entity.ts'
import type { DeletedRecord, HistoryLine } from '@kasack/contract/history.ts'
import { deletedRecord } from '@kasack/contract/history.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { listCall, recordPath } from '../shared/address/record-path.ts'
import { request, resourceOf } from '../shared/call/api.ts'
import { RequestFailed } from '../shared/call/read.ts'
import type { Params } from '../shared/call/send.ts'
import { apiPath, queryOf } from '../shared/call/send.ts'
import { undoGroups } from '../shared/call/undo.ts'
import { confirm } from '../shared/form/confirm.ts'
import { t } from '../shared/language/i18n.ts'
import { toast } from '../shared/notification/notify.ts'
import { texts } from './texts.ts'

type Page<Row> = { count: number; next: string | null; results: Row[] }

/** Filters of a record's history: by field, by user. */
export type Narrowing = { field?: string | undefined; user__id?: number | undefined }

const pageSize = 20

/** The history of a record, newest first. */
export const useHistory = (entity: Entity, id: number, narrowing: Narrowing) =>
  usePages<HistoryLine>(`${recordPath(entity, id)}/history.json/`, narrowing)

/** Deleted records of a kind that can be restored, newest first. */
export const useDeleted = ({ path: resource }: Entity) => usePages<DeletedRecord>(listCall(deletedRecord), { resource })

/** A list loaded page by page on demand; every write reloads it. */
function usePages<Row>(path: string, asked: Params) {
  const params = { ...asked, size: pageSize }
  return useInfiniteQuery<Page<Row>, RequestFailed, Row[], readonly string[], number>({
    queryKey: [resourceOf(apiPath + path), path + queryOf(params)],
    initialPageParam: 1,
    getNextPageParam: ({ next }, all) => (next === null ? undefined : all.length + 1),
    select: ({ pages }) => pages.flatMap(({ results }) => results),
    async queryFn({ pageParam, signal }) {
      const answer = await request<Page<Row>>({ path, params: { ...params, page: pageParam }, signal })
      if (!answer.ok) throw new RequestFailed(answer.status, answer.data)
      return answer.data
    },
  })
}

/** Restores what was deleted, with everything deleted along with it. */
export const restore = ({ group, record: { name } }: DeletedRecord) => undoGroups([group], t(texts.restored, { name }))

/** Erases a restorable record for good, after confirmation. */
export const erase = ({ resource, record: { id, name } }: DeletedRecord) =>
  confirm({
    title: t(texts.erase_question, { name }),
    text: t(texts.erase_help),
    yes: t(texts.erase),
    no: t(texts.keep),
    act: () =>
      request({
        method: 'POST',
        path: `${recordPath({ path: `${deletedRecord.path}/${resource}` }, id)}/erase.json/`,
        hooks: { 204: () => toast('success', t(texts.erased, { name })) },
      }),
  })
