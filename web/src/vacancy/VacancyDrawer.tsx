import { ExportOutlined } from '@ant-design/icons'
import { candidate } from '@kasack/contract/candidate.ts'
import { isFull } from '@kasack/contract/placement.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { vacancy as entity } from '@kasack/contract/vacancy.ts'
import { AvailabilityAbsent } from '../availability/AvailabilityAbsent.tsx'
import { CandidateAdd } from '../candidate/CandidateAdd.tsx'
import type { ModalProps } from '../shared/address/modals.ts'
import { recordPath } from '../shared/address/record-path.ts'
import { useText } from '../shared/language/i18n.ts'
import { LinkButton } from '../shared/part/LinkButton.tsx'
import { RecordActions } from '../shared/record/RecordActions.tsx'
import { RecordDrawer } from '../shared/record/RecordDrawer.tsx'
import { useMay } from '../shared/session/permission.ts'
import { vacancyDrawer, vacancyModal } from './door.ts'
import { vacancyActs } from './VacancyActions.tsx'
import { VacancyMeta } from './VacancyMeta.tsx'
import { VacancyPanels } from './VacancyPanels.tsx'
import { VacancySearch } from './VacancySearch.tsx'
import { VacancySummary } from './VacancySummary.tsx'
import { texts } from './texts.ts'

/** A whole vacancy, editable, on top of the page the user is working on. */
export const VacancyDrawer = ({ id, onClose }: ModalProps<typeof vacancyDrawer>) => (
  <RecordDrawer entity={entity} id={id} place={vacancyDrawer.name} onClose={onClose} tags={tagsOf} actions={actionsOf}>
    {(vacancy) => (
      <>
        <div className="k-head-meta">
          <VacancyMeta vacancy={vacancy} />
        </div>
        <VacancySummary vacancy={vacancy} />
        <AvailabilityAbsent absences={vacancy.absences_while_booked} />
        <VacancyPanels vacancy={vacancy} />
      </>
    )}
  </RecordDrawer>
)

const tagsOf = (vacancy: Vacancy) => <VacancySearch vacancy={vacancy} />

const actionsOf = (vacancy: Vacancy, close: () => void) => <Actions vacancy={vacancy} onGone={close} />

function Actions({ vacancy, onGone }: { vacancy: Vacancy; onGone: () => void }) {
  const t = useText()
  const may = useMay()
  const { id, name } = vacancy
  return (
    <>
      <LinkButton icon={<ExportOutlined aria-hidden />} to={recordPath(entity, id)}>
        {t(texts.open)}
      </LinkButton>
      <RecordActions entity={entity} id={id} name={name} modal={vacancyModal} acts={vacancyActs(vacancy)} onGone={onGone}>
        {may(candidate.access.read) && <CandidateAdd type="primary" vacancy={id} isFull={isFull(vacancy)} />}
      </RecordActions>
    </>
  )
}
