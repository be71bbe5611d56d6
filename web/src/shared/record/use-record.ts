import type { Answer, Entity } from '@kasack/contract/entity.ts'
import { useQuery } from '@tanstack/react-query'
import { recordCall } from '../address/record-path.ts'
import type { RequestFailed } from '../call/read.ts'
import { read } from '../call/read.ts'

type RecordState<Record> = { record: Record | undefined; error: RequestFailed | null; readAgain: () => void }

/** One record. It stays during a refetch and after a failed one, unless it is now gone or forbidden. */
export function useRecord<E extends Entity>(entity: E, id: number | string): RecordState<Answer<E>> {
  const { data, error, refetch } = useQuery(read<Answer<E>>(recordCall(entity, id)))
  const isLost = error?.status === 404 || error?.status === 403
  return { record: isLost ? undefined : data, error, readAgain: () => void refetch() }
}
