import { QueryObserver } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { readSilently } from '../call/read.ts'
import { queryClient } from '../storage/query-client.ts'
import { told } from '../storage/told.ts'

type Asked<Row> = {
  resource: string
  /** What fills fields of the rows, beside their id. */
  context: Readonly<Record<string, string>>
  onRead: (row: Row) => void
}

/** Reads by themselves the rows that stand there though others have pushed them off the page: its answer says nothing of them any more. */
export function usePushedRows<Row extends { id: number }>(rows: readonly Row[], { resource, context, onRead }: Asked<Row>) {
  const take = useEffectEvent(onRead)
  const paths = rows.map(({ id }) => `/${resource}/${id}.json/`).join(' ')
  const params = JSON.stringify(context)
  useEffect(() => {
    if (paths === '' || !told.get().has(resource.split('/', 1)[0]!)) return undefined
    const stops = paths.split(' ').map((path) => {
      const asked = { ...readSilently<Row>(path, JSON.parse(params) as Asked<Row>['context']), staleTime: Infinity }
      const observer = new QueryObserver(queryClient, asked)
      const hear = ({ data }: { data: Row | undefined }) => data && take(data)
      hear(observer.getCurrentResult())
      return observer.subscribe(hear)
    })
    return () => {
      for (const stop of stops) stop()
    }
  }, [resource, paths, params])
}
