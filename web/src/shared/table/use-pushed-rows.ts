import { useEffect, useEffectEvent } from 'react'
import { useStore } from '../program/store.ts'
import { pushedResources } from '../storage/pushed.ts'

type PushOptions<Row> = {
  resource: string
  /** Parameters that fill fields of the rows. */
  context: Readonly<Record<string, string>>
  onRead: (row: Row) => void
}

/** Reads rows one by one that stay visible although others have pushed them off the page, whose answer no longer includes them. */
export function usePushedRows<Row extends { id: number }>(rows: readonly Row[], { resource, context, onRead }: PushOptions<Row>) {
  const take = useEffectEvent(onRead)
  const paths = rows.map(({ id }) => `/${resource}/${id}.json/`).join(' ')
  const params = JSON.stringify(context)
  const isPushed = useStore(pushedResources).has(resource.split('/', 1)[0]!)
  useEffect(() => {
    if (paths === '' || !isPushed) return undefined
    const following = import('../live/follow-records.ts').then(({ followRecords }) =>
      followRecords<Row>(paths.split(' '), JSON.parse(params) as PushOptions<Row>['context'], (row) => take(row)),
    )
    return () => void following.then((stop) => stop())
  }, [isPushed, paths, params])
}
