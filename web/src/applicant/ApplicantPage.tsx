import type { Applicant } from '@kasack/contract/applicant.ts'
import { applicant as entity } from '@kasack/contract/applicant.ts'
import { engagement } from '@kasack/contract/engagement.ts'
import { engagementModal } from '../engagement/door.ts'
import { useEngagementPanel } from '../engagement/EngagementPanel.tsx'
import { useHistoryPanel } from '../history/HistoryPanel.tsx'
import { useVacancyMatchPanel } from '../match/MatchPanel.tsx'
import { lastSeenPath } from '../shared/address/last-seen.ts'
import { useReferrer } from '../shared/address/referrer.ts'
import { useText } from '../shared/language/i18n.ts'
import { actionIcon } from '../shared/look/icons.ts'
import { PageHeader } from '../shared/part/PageHeader.tsx'
import { Panels } from '../shared/part/Panels.tsx'
import { useDetailsPanel } from '../shared/record/details-panel.tsx'
import { OpenButton } from '../shared/record/OpenButton.tsx'
import { RecordActions } from '../shared/record/RecordActions.tsx'
import { ApplicantConversion } from './ApplicantConversion.tsx'
import { ApplicantConvertedTag } from './ApplicantConvertedTag.tsx'
import { ApplicantDuplicates } from './ApplicantDuplicates.tsx'
import { ApplicantFacts } from './ApplicantFacts.tsx'
import { ApplicantIcon } from './ApplicantIcon.tsx'
import { applicantModal } from './door.ts'
import { texts } from './texts.ts'

/** The page of an applicant once it is loaded: actions and all facts. Read-only when opened from an employee. */
export function ApplicantPage({ applicant }: { applicant: Applicant }) {
  const t = useText()
  const { id, name, converted_to_employee: made } = applicant
  const isReadOnly = useReferrer() === 'employee/details'
  const facts = <ApplicantFacts applicant={applicant} isReadOnly={isReadOnly} />
  const about = { from: { entity: 'applicant', id } } as const
  const logbook = useEngagementPanel({
    tableKey: 'ae',
    referrer: 'applicant/details',
    prefilters: { applicant__id: String(id) },
    pageSize: 10,
    from: about.from,
    hint: texts.no_entry_hint,
  })
  const history = useHistoryPanel(entity, id)
  const matches = useVacancyMatchPanel({
    tableKey: 'av',
    of: about.from,
    remedy: (
      <OpenButton modal={applicantModal} about={{ id }} icon={<actionIcon.edit />}>
        {t(texts.enter_postal_code)}
      </OpenButton>
    ),
  })
  const details = useDetailsPanel({ modal: isReadOnly ? null : applicantModal, id }, facts)
  return (
    <>
      <PageHeader
        icon={ApplicantIcon}
        parent={{ label: t(entity.plural), to: lastSeenPath(entity) }}
        title={name}
        tags={made && <ApplicantConvertedTag />}
        meta={made && t(texts.converted_to, { name: made.name })}
        actions={
          !isReadOnly && (
            <RecordActions entity={entity} id={id} name={name} modal={applicantModal}>
              <OpenButton modal={engagementModal} about={about}>
                {t(engagement.noun)}
              </OpenButton>
              <ApplicantConversion applicant={applicant} />
            </RecordActions>
          )
        }
      />
      {!isReadOnly && <ApplicantDuplicates applicant={applicant} />}
      <Panels panels={isReadOnly ? [details, history] : [details, ...(made ? [] : [matches]), logbook, history]} />
    </>
  )
}
