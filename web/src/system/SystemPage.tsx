import type { MailHealth } from '@kasack/contract/outbox.ts'
import { outbox } from '@kasack/contract/outbox.ts'
import type { System } from '@kasack/contract/system.ts'
import { userGroup } from '@kasack/contract/user-group.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { adminPath } from '../shared/address/admin-path.ts'
import { read } from '../shared/call/read.ts'
import { formatBytes } from '../shared/language/format-bytes.ts'
import { formatInteger, formatMoment } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { Fact } from '../shared/part/Fact.tsx'
import { Facts } from '../shared/part/Facts.tsx'
import { Page } from '../shared/part/Page.tsx'
import { PageHeader } from '../shared/part/PageHeader.tsx'
import { PanelError } from '../shared/part/PanelError.tsx'
import { Waiting } from '../shared/part/Waiting.tsx'
import { settings } from '../shared/program/settings.ts'
import { jobTexts, runTexts, texts } from './texts.ts'

/** What this installation runs and stores, /admin/system. */
export function SystemPage() {
  const t = useText()
  const { data: system, error, refetch } = useQuery(read<System>('/system.json/'))
  return (
    <Page title={t(texts.system)}>
      <PageHeader title={t(texts.system)} />
      {system ? (
        <div className="k-card k-panel-body k-system">
          <Program system={system} />
          <Stored system={system} />
          <People system={system} />
          <Mails system={system} />
          <Jobs system={system} />
          <Runs system={system} />
        </div>
      ) : error ? (
        <PanelError status={error.status} onReload={() => void refetch()} />
      ) : (
        <Waiting />
      )}
    </Page>
  )
}

function Program({ system: { version, runtime, app_env, public_url, started_datetime } }: { system: System }) {
  const t = useText()
  return (
    <Facts title={t(texts.program)}>
      <Fact label={t(texts.version)}>{version}</Fact>
      <Fact label={t(texts.runtime)}>{runtime}</Fact>
      <Fact label={t(texts.environment)}>{t(texts[app_env])}</Fact>
      <Fact label={t(texts.public_url)}>{public_url}</Fact>
      <Fact label={t(texts.started)}>{formatMoment(started_datetime)}</Fact>
    </Facts>
  )
}

function Stored({ system: { database, migrations, history, files, places } }: { system: System }) {
  const t = useText()
  return (
    <>
      <Facts title={t(texts.database)}>
        <Fact label={t(texts.kind)}>{t(texts[database.kind])}</Fact>
        <Fact label={t(texts.version)}>{t(texts.postgresql, { version: database.version })}</Fact>
        <Fact label={t(texts.size)}>{formatBytes(database.size)}</Fact>
        <Fact label={t(texts.migrations)}>{t(texts.migrations_to, migrations)}</Fact>
        <Fact label={t(texts.history)}>
          {t(texts.history_of, { count: formatInteger(history.count), size: formatBytes(history.size) })}
        </Fact>
      </Facts>
      <Facts title={t(texts.files)}>
        <Fact label={t(texts.stored_files)}>{t(texts.files_of, { count: formatInteger(files.count), size: formatBytes(files.size) })}</Fact>
        <Fact label={t(texts.places)}>
          {places.kind === 'built_in' ? t(texts.built_in_places, { size: formatBytes(places.size) }) : t(texts.other_places)}
        </Fact>
        <Fact label={t(texts.maps)}>{t(settings.map_style_url === null ? texts.built_in_maps : texts.other_places)}</Fact>
      </Facts>
    </>
  )
}

function People({ system: { groups_without_members: groups } }: { system: System }) {
  const t = useText()
  return (
    <Facts title={t(userGroup.plural)}>
      <Fact label={t(texts.empty_groups)}>
        {groups.length === 0 ? t(texts.no_empty_group) : <Link to={adminPath(userGroup)}>{groups.join(', ')}</Link>}
      </Fact>
    </Facts>
  )
}

function Mails({ system: { mail } }: { system: System }) {
  const t = useText()
  const { data: health } = useQuery(read<MailHealth>(`/${outbox.path}/health.json/`))
  return (
    <Facts title={t(texts.mail)}>
      <Fact label={t(texts.smtp)}>{t(mail.state === 'held' ? texts.no_smtp : texts.has_smtp)}</Fact>
      <Fact label={t(texts.sender)}>{mail.sender}</Fact>
      <Fact label={t(texts.in_outbox)}>
        {health &&
          t(texts.in_outbox_counts, {
            waiting: formatInteger(health.waiting),
            held: formatInteger(health.held),
            failed: formatInteger(health.failed),
          })}
      </Fact>
      <Fact label={t(texts.last_sent)}>{formatMoment(health?.last_sent_datetime)}</Fact>
      <Fact label={t(outbox.plural)}>
        <Link to={adminPath(outbox)}>{t(texts.test_mail)}</Link>
      </Fact>
    </Facts>
  )
}

function Jobs({ system: { jobs } }: { system: System }) {
  const t = useText()
  return (
    <Facts title={t(texts.jobs)}>
      {jobs.map(({ name, last_run_datetime, outcome, next_run_datetime }) => (
        <Fact key={name} label={t(jobTexts[name])}>
          {outcome === null
            ? t(texts.job_not_yet)
            : t(outcome === 'done' ? texts.job_done : texts.job_failed, {
                last: formatMoment(last_run_datetime),
                next: formatMoment(next_run_datetime),
              })}
        </Fact>
      ))}
    </Facts>
  )
}

function Runs({ system: { runs } }: { system: System }) {
  const t = useText()
  return (
    <Facts title={t(texts.runs)}>
      {runs.length === 0 && <Fact label={t(texts.runs)}>{t(texts.no_runs)}</Fact>}
      {runs.map(({ id, kind, state, total, done, created_datetime, ended_datetime }) => (
        <Fact key={id} label={t(runTexts[kind])}>
          {t(state === 'done' ? texts.run_done : texts.run_open, {
            begun: formatMoment(created_datetime),
            ended: formatMoment(ended_datetime),
            total: formatInteger(total),
            done: formatInteger(done),
          })}
        </Fact>
      ))}
    </Facts>
  )
}
