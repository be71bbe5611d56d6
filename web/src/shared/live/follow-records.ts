import { QueryObserver } from '@tanstack/react-query'
import { readSilently } from '../call/read.ts'
import type { Params } from '../call/send.ts'
import { queryClient } from '../storage/query-client.ts'

/** How long a record counts as just read, in milliseconds: one read earlier for another place may have changed unseen. */
const justRead = 1000

/** Reads each record, and again when it changes. Returns how to stop. */
export function followRecords<Row>(paths: readonly string[], context: Params, onRead: (record: Row) => void): () => void {
  const stops = paths.map((path) => {
    const observer = new QueryObserver(queryClient, { ...readSilently<Row>(path, context), staleTime: justRead })
    const hear = ({ data: record }: { data: Row | undefined }) => record && onRead(record)
    hear(observer.getCurrentResult())
    return observer.subscribe(hear)
  })
  return () => {
    for (const stop of stops) stop()
  }
}
