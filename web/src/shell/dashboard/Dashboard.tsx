import { EngagementIcon } from '../../engagement/EngagementIcon.tsx'
import { dueTable } from '../../engagement/EngagementNextCall.tsx'
import { FollowUpIcon } from '../../follow-up/FollowUpIcon.tsx'
import { applicant } from '@kasack/contract/applicant.ts'
import { cockpitCodes, cockpitSections } from '@kasack/contract/cockpit.ts'
import { ApplicantIcon } from '../../applicant/ApplicantIcon.tsx'
import { seesLicenceWarning } from '@kasack/contract/judge-setting.ts'
import { engagement } from '@kasack/contract/engagement.ts'
import { engagementModal } from '../../engagement/door.ts'
import { lazyPart } from '../../shared/program/lazy-part.tsx'
import { useMay } from '../../shared/session/permission.ts'
import { useUser } from '../../shared/session/session.ts'
import { useKeepFresh } from '../../shared/storage/keep-fresh.ts'
import { DashboardApplicants } from './DashboardApplicants.tsx'
import { DashboardCockpit } from './DashboardCockpit.tsx'
import { DashboardFollowUps } from './DashboardFollowUps.tsx'
import { DashboardRecent } from './DashboardRecent.tsx'
import { formatInteger, formatLongDay, weekOf } from '../../shared/language/format.ts'
import { useText } from '../../shared/language/i18n.ts'
import { OpenButton } from '../../shared/record/OpenButton.tsx'
import { Page } from '../../shared/part/Page.tsx'
import { PageHeader } from '../../shared/part/PageHeader.tsx'
import { Panels } from '../../shared/part/Panels.tsx'
import { ToneTag } from '../../shared/part/ToneTag.tsx'
import { useStore } from '../../shared/program/store.ts'
import { waiting } from '../../shared/program/waiting.ts'
import { useListCount } from '../../shared/table/count.ts'
import { useToday } from '../../shared/program/use-today.ts'
import { texts } from './texts.ts'

const FirstSteps = lazyPart(async () => (await import('./DashboardFirstSteps.tsx')).DashboardFirstSteps)

const LicenceWarning = lazyPart(async () => (await import('../../judge-setting/JudgeSettingLicenceWarning.tsx')).JudgeSettingLicenceWarning)

/** The start page, /: the cockpit, due follow-ups, new applications, and recent entries. */
export function Dashboard() {
  const t = useText()
  const may = useMay()
  const user = useUser()
  const create = (
    <OpenButton type="primary" modal={engagementModal}>
      {t(texts.engagement)}
    </OpenButton>
  )
  const today = useToday()
  const mine = useStore(waiting)
  useKeepFresh(engagement.path)
  const title = formatLongDay(today)
  return (
    <Page title={title}>
      <PageHeader
        title={title}
        tags={
          <>
            <span className="k-label-tag">{t(texts.week, { week: weekOf(today) })}</span>
            {mine > 0 && <ToneTag tone="accent">{t(texts.for_you, { count: formatInteger(mine) })}</ToneTag>}
          </>
        }
        actions={create}
      />
      {user && seesLicenceWarning(user) && <LicenceWarning />}
      {may('superuser') && <FirstSteps />}
      {cockpitCodes.some((code) => may(cockpitSections[code].needs)) && <DashboardCockpit />}
      <Panels
        panels={[
          {
            key: 'follow-ups',
            title: t(texts.follow_ups),
            icon: FollowUpIcon,
            count: useListCount(dueTable),
            children: <DashboardFollowUps />,
          },
          {
            key: 'recent-engagements',
            title: t(texts.recent_entries),
            icon: EngagementIcon,
            count: useListCount('dre'),
            children: <DashboardRecent />,
          },
          {
            key: 'new-applications',
            title: t(texts.new_applications),
            icon: ApplicantIcon,
            count: useListCount('da'),
            needs: applicant.access.read,
            children: <DashboardApplicants />,
          },
        ]}
      />
    </Page>
  )
}
