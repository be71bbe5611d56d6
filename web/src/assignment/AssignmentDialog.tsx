import { Button, Modal } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { CandidatePickerFoot } from '../candidate/CandidatePickerFoot.tsx'
import { confirm } from '../shared/form/confirm.ts'
import { focusAgain } from '../shared/form/field-focus.ts'
import { keyAround } from '../shared/form/form-around.tsx'
import { watch } from '../shared/form/open-forms.ts'
import { SessionLost } from '../shared/form/SessionLost.tsx'
import { texts as forms } from '../shared/form/texts.ts'
import { formatInteger } from '../shared/language/format.ts'
import { t } from '../shared/language/i18n.ts'
import { actionIcon } from '../shared/look/icons.ts'
import { UnavailableButton } from '../shared/part/UnavailableButton.tsx'
import { useMay } from '../shared/session/permission.ts'
import '../shared/style/assignment.css'
import { AssignmentBody } from './AssignmentBody.tsx'
import { assignmentModal } from './door.ts'
import { choosable, isAmong, questionOf } from './rules.ts'
import { acceptPairs, useAssignment } from './queries.ts'
import { texts } from './texts.ts'

/** Proposes assignments for these vacancies: the user decides row by row, asks for a new plan, and adds the candidates in one go. */
export function AssignmentDialog({ vacancies, onClose }: { vacancies: readonly number[]; onClose: () => void }) {
  const may = useMay()
  const assignment = useAssignment(vacancies)
  const { plan, dispatch, isAsking, ask } = assignment
  const [isAdding, setAdding] = useState(false)
  const [opener] = useState(() => document.activeElement)
  useEffect(() => () => focusAgain(opener), [opener])
  const isDecided = plan.chosen.length + plan.locked.length + plan.excluded.length > 0
  const holds = useRef(false)
  useEffect(() => {
    holds.current = isDecided
  }, [isDecided])
  // Closing an employee drawer above this dialog needs no confirmation.
  useEffect(() => watch((closing) => holds.current && (closing?.includes(assignmentModal.name) ?? true)), [])

  const cancel = async () => {
    if (isAdding || (isDecided && !(await confirmDiscard()))) return
    holds.current = false
    onClose()
  }
  const chosen = choosable(plan).filter((pair) => isAmong(plan.chosen, pair))
  async function add() {
    setAdding(true)
    await acceptPairs(chosen, { plan, may, dispatch })
    setAdding(false)
  }
  const count = vacancies.length
  const about = t(count === 1 ? texts.one_vacancy : texts.some_vacancies, { count: formatInteger(count) })

  return (
    <Modal
      open
      className="k-modal k-modal-flush"
      width="min(1560px, calc(100vw - 48px))"
      style={{ top: 40 }}
      title={
        <div className="k-modal-title">
          {t(texts.proposal)} <small>{about}</small>
        </div>
      }
      mask={{ closable: false }}
      closable={{ 'aria-label': t(forms.close), disabled: isAdding }}
      onCancel={() => void cancel()}
      modalRender={keyAround}
      footer={
        <CandidatePickerFoot
          names={chosen.map(({ employee }) => plan.names.get(employee) ?? '')}
          disabledBecause={chosen.length === 0 ? texts.choose_somebody : undefined}
          isAdding={isAdding}
          onCancel={() => void cancel()}
          onAdd={() => void add()}
          beside={
            plan.proposal && <Again isDone={questionOf(vacancies, plan).vacancies.length === 0} isBusy={isAsking || isAdding} onAsk={ask} />
          }
        />
      }
    >
      <SessionLost holds={isDecided} />
      <AssignmentBody {...assignment} isBusy={isAsking || isAdding} />
    </Modal>
  )
}

function Again({ isDone, isBusy, onAsk }: { isDone: boolean; isBusy: boolean; onAsk: () => void }) {
  if (isDone) {
    return (
      <UnavailableButton icon={<actionIcon.reload />} reason={t(texts.nothing_left)}>
        {t(texts.again)}
      </UnavailableButton>
    )
  }
  return (
    <Button icon={<actionIcon.reload />} title={t(texts.again_hint)} onClick={() => !isBusy && onAsk()}>
      {t(texts.again)}
    </Button>
  )
}

const confirmDiscard = (): Promise<boolean> =>
  confirm({ title: t(forms.discard), text: t(texts.discard_help), yes: t(forms.discard_yes), no: t(forms.discard_no) })
