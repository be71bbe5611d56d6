import type { Text } from '@kasack/contract/text.ts'
import { Modal } from 'antd'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../language/i18n.ts'
import { nounInside } from '../call/outcome.ts'
import { steadyLines } from '../part/steady-lines.ts'
import { showHistory } from '../part/shown-history.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { SessionLost } from './SessionLost.tsx'
import { focusAgain, focusFirst, focusWrong } from './field-focus.ts'
import './form.css'
import type { Form, FormState } from './form.ts'
import { controlId, patch } from './form.ts'
import { FormBanner } from './FormBanner.tsx'
import { FormContext, useFormState } from './form-context.ts'
import { formAround } from './form-around.tsx'
import { FormFoot } from './FormFoot.tsx'
import { FormPresence } from './FormPresence.tsx'
import { holdsInput, missingNames } from './form-problems.ts'
import { confirmDiscard } from './LeaveGuard.tsx'
import { watch } from './open-forms.ts'
import type { Saving } from './save.ts'
import { save } from './save.ts'
import { texts } from './texts.ts'

type FormDialogProps<Saved extends { id: number }> = {
  form: Form
  saving: Saving<Saved>
  /** The name of the record being changed. */
  name: string | undefined
  isNarrow: boolean
  yes: ((state: FormState) => Text | null) | undefined
  secondarySave: SecondarySave<Saved> | undefined
  onClose: () => void
  children: ReactNode
}

/** A second way to save a new record, from which the user continues elsewhere. */
export type SecondarySave<Saved> = { text: Text; go: (saved: Saved) => void }

const modalWidth = 1120
const narrowWidth = 560

/** The dialog around a form: head and foot stay, the fields scroll. Closes on save, and asks before input is lost. */
export function FormDialog<Saved extends { id: number }>(props: FormDialogProps<Saved>) {
  const { form, saving, name, isNarrow, yes, secondarySave, onClose, children } = props
  const t = useText()
  const fields = useRef<HTMLDivElement>(null)
  const { phase, isChange, refused } = useFormState(form, (state) => state)
  const more = useFormState(form, (state) => yes?.(state) ?? null)
  const [opener] = useState(() => document.activeElement)
  useEffect(() => watch(() => holdsInput(form)), [form])
  useEffect(() => () => focusAgain(opener), [opener])
  useEffect(() => {
    if (phase === 'loading') return undefined
    const frame = requestAnimationFrame(() => focusFirst(fields.current, missingIds(form)))
    return () => cancelAnimationFrame(frame)
    // oxlint-disable-next-line react/exhaustive-deps -- once the fields are mounted, and once they become those of a new record
  }, [phase === 'loading', isChange])
  useEffect(() => {
    if (refused?.changedSince.size === 0) focusWrong(fields.current)
  }, [refused])

  const close = async () => {
    if (phase === 'saving') return
    if (holdsInput(form) && !(await confirmDiscard())) return
    patch(form, { phase: 'given up' })
    onClose()
  }
  const submit = async ({ isByKey = false, go }: { isByKey?: boolean; go?: (saved: Saved) => void } = {}) => {
    const goingOn = go && {
      hasPage: false,
      onSaved(saved: Saved, byKey: boolean, group: number | null) {
        saving.onSaved(saved, byKey, group)
        go(saved)
      },
    }
    await save(form, { ...saving, ...goingOn }, isByKey)
    if (form.get().phase === 'open') focusWrong(fields.current)
  }
  const { act, afterKeySave, id } = saving
  const keyText = act?.key ?? afterKeySave?.key
  const title = act ? t(act.label) : t(isChange ? texts.change : texts.create, { noun: nounInside(saving.noun) })
  return (
    <Modal
      open
      className={isNarrow ? 'k-modal k-modal-narrow' : 'k-modal'}
      width={isNarrow ? narrowWidth : modalWidth}
      style={{ top: 40 }}
      title={
        <div className="k-modal-title">
          {title} {isChange && name && <small title={name}>{name}</small>}
        </div>
      }
      mask={{ closable: false }}
      closable={{ 'aria-label': t(texts.close), disabled: phase === 'saving' }}
      onCancel={() => void close()}
      afterOpenChange={() => focusFirst(fields.current, missingIds(form))}
      modalRender={formAround((isByKey) => void submit({ isByKey }))}
      footer={
        <FormFoot
          form={form}
          yes={more ? t(more) : isChange && !act ? t(texts.save) : title}
          no={t(act?.dismiss ?? texts.cancel)}
          isLoss={act?.isLoss ?? false}
          {...(keyText && { keyText })}
          secondarySave={
            isChange ? undefined : secondarySave && { text: t(secondarySave.text), onSelect: () => void submit({ go: secondarySave.go }) }
          }
          onHistory={isChange && !act && id !== undefined ? () => showHistory({ entity: form.entity, id, name: name ?? '' }) : undefined}
          onCancel={() => void close()}
        />
      }
    >
      <FormContext value={form}>
        {isChange && id !== undefined && <FormPresence entity={form.entity} id={id} />}
        <SessionLost holds={useFormState(form, ({ submitAttempted }) => submitAttempted) || holdsInput(form)} />
        <FormBanner form={form} isWhole={!act && saving.noun === form.entity.noun} />
        <div ref={fields}>
          <div ref={steadyLines}>{children}</div>
        </div>
        <ConflictDialog form={form} onSettled={() => void submit()} />
      </FormContext>
    </Modal>
  )
}

/** Fields the contract requires. What only the form requires may matter less. */
function missingIds(form: Form): string[] {
  const required = missingNames(form.get()).filter((name) => form.entity.fields[name]?.required)
  return required.map((name) => controlId(form, name))
}
