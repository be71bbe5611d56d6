import { EngagementIcon } from '../../engagement/EngagementIcon.tsx'
import { FollowUpIcon } from '../../follow-up/FollowUpIcon.tsx'
import { applicant } from '@kasack/contract/applicant.ts'
import { ApplicantIcon } from '../../applicant/ApplicantIcon.tsx'
import { heedsLicence } from '@kasack/contract/judge-setting.ts'
import { engagement } from '@kasack/contract/engagement.ts'
import { engagementModal } from '../../engagement/door.ts'
import { lazyPart } from '../../shared/program/lazy-part.tsx'
import { useMay } from '../../shared/session/permission.ts'
import { useUser } from '../../shared/session/session.ts'
import { useKeepFresh } from '../../shared/storage/keep-fresh.ts'
import { DashboardApplicants } from './DashboardApplicants.tsx'
import { DashboardFollowUps } from './DashboardFollowUps.tsx'
import { DashboardRecent } from './DashboardRecent.tsx'
import { formatLongDay, weekOf } from '../../shared/language/format.ts'
import { useText } from '../../shared/language/i18n.ts'
import { OpenButton } from '../../shared/record/OpenButton.tsx'
import { Page } from '../../shared/part/Page.tsx'
import { PageHeader } from '../../shared/part/PageHeader.tsx'
import { Panels } from '../../shared/part/Panels.tsx'
import { useListCount } from '../../shared/table/count.ts'
import { useToday } from '../../shared/program/use-today.ts'
import { texts } from './texts.ts'

const FirstSteps = lazyPart(async () => (await import('./DashboardFirstSteps.tsx')).DashboardFirstSteps)

const LicenceWarning = lazyPart(async () => (await import('../../judge-setting/JudgeSettingLicenceWarning.tsx')).JudgeSettingLicenceWarning)

/** The start of the day, /: who is to be called, and what was written lately. */
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
  useKeepFresh(engagement.path)
  const title = formatLongDay(today)
  return (
    <Page title={title}>
      <PageHeader title={title} tags={<span className="k-label-tag">{t(texts.week, { week: weekOf(today) })}</span>} actions={create} />
      {user && heedsLicence(user) && <LicenceWarning />}
      {may('superuser') && <FirstSteps />}
      <Panels
        panels={[
          {
            key: 'follow-ups',
            title: t(texts.follow_ups),
            icon: FollowUpIcon,
            count: useListCount('de'),
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
