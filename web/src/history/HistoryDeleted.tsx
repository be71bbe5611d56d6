import type { Entity } from '@kasack/contract/entity.ts'
import { deletedRecord } from '@kasack/contract/history.ts'
import { Button, Select } from 'antd'
import { lastSeenPath } from '../shared/address/last-seen.ts'
import { changeUrl, useUrlParams } from '../shared/address/url-state.ts'
import { SelectInput } from '../shared/form/SelectInput.tsx'
import { useText } from '../shared/language/i18n.ts'
import { actionIcon } from '../shared/look/icons.ts'
import { busy } from '../shared/look/busy.ts'
import { Empty } from '../shared/part/Empty.tsx'
import { Page } from '../shared/part/Page.tsx'
import { PageHeader } from '../shared/part/PageHeader.tsx'
import { PanelError } from '../shared/part/PanelError.tsx'
import { Waiting } from '../shared/part/Waiting.tsx'
import { useMay } from '../shared/session/permission.ts'
import '../shared/style/history.css'
import { HistoryDeletedRecord } from './HistoryDeletedRecord.tsx'
import { entityWithPage, historyWords } from './labels.ts'
import { useDeleted } from './queries.ts'
import { texts } from './texts.ts'

/** Deleted records that can be restored, /deleted?resource=…, of the kinds the user may read and delete. */
export function HistoryDeleted() {
  const t = useText()
  const may = useMay()
  const asked = useUrlParams().get('resource')
  const kinds = historyWords.map(({ entity }) => entity).filter(({ access }) => may(access.read) && may(access.remove))
  const kind = kinds.find(({ path }) => path === asked) ?? kinds.find(({ name }) => entityWithPage(name))
  const parent = kind && entityWithPage(kind.name) ? { label: t(kind.plural), to: lastSeenPath(kind) } : null
  return (
    <Page title={t(deletedRecord.plural)}>
      <PageHeader
        {...(parent && { icon: actionIcon.remove, parent })}
        title={t(deletedRecord.plural)}
        actions={
          <Select
            aria-label={t(texts.kind)}
            className="k-kind"
            value={kind?.path ?? null}
            options={kinds.map(({ path, plural }) => ({ value: path, label: t(plural) }))}
            showSearch={{ optionFilterProp: 'label' }}
            components={{ input: SelectInput }}
            onChange={(path) => changeUrl({ resource: path })}
          />
        }
      />
      {kind ? <Deleted key={kind.path} kind={kind} /> : <PanelError status={403} />}
    </Page>
  )
}

function Deleted({ kind }: { kind: Entity }) {
  const t = useText()
  const { data, error, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useDeleted(kind)
  if (error && !data) return <PanelError status={error.status} onReload={() => void refetch()} />
  return (
    <div className="k-card k-panel-body k-history">
      {!data ? (
        <Waiting />
      ) : data.length === 0 ? (
        <Empty icon={actionIcon.remove} title={t(texts.none_deleted)}>
          {t(texts.none_deleted_hint)}
        </Empty>
      ) : (
        <ol aria-label={t(deletedRecord.plural)}>
          {data.map((deleted) => (
            <HistoryDeletedRecord key={`${deleted.group} ${deleted.record.id}`} deleted={deleted} />
          ))}
        </ol>
      )}
      {hasNextPage && (
        <Button type="link" className="k-in-text" loading={busy(isFetchingNextPage)} onClick={() => void fetchNextPage()}>
          {t(texts.more)}
        </Button>
      )}
    </div>
  )
}
