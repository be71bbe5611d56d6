import { Modal } from 'antd'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../language/i18n.ts'
import { nounInside } from '../call/outcome.ts'
import { SessionLost } from './SessionLost.tsx'
import { focusAgain, focusFirst, focusWrong } from './field-focus.ts'
import './form.css'
import type { Form } from './form.ts'
import { patch } from './form.ts'
import { FormBanner } from './FormBanner.tsx'
import { FormContext, useFormState } from './form-context.ts'
import { FormFoot } from './FormFoot.tsx'
import { holdsInput } from './form-problems.ts'
import { confirmDiscard } from './LeaveGuard.tsx'
import { watch } from './open-forms.ts'
import type { Saving } from './save.ts'
import { save } from './save.ts'
import { texts } from './texts.ts'

type FormDialogProps<Saved extends { id: number }> = {
  form: Form
  saving: Saving<Saved>
  /** The record that is changed. */
  name: string | undefined
  onClose: () => void
  children: ReactNode
}

const modalWidth = 1120

/** The dialog around a form: head and foot stay, the fields scroll. It closes when saved, and asks before input is lost. */
export function FormDialog<Saved extends { id: number }>({ form, saving, name, onClose, children }: FormDialogProps<Saved>) {
  const t = useText()
  const fields = useRef<HTMLDivElement>(null)
  const { phase, isChange, refused } = useFormState(form, (state) => state)
  const [opener] = useState(() => document.activeElement)
  useEffect(() => watch(form), [form])
  useEffect(() => () => focusAgain(opener), [opener])
  useEffect(() => {
    if (phase === 'loading') return undefined
    const frame = requestAnimationFrame(() => focusFirst(fields.current))
    return () => cancelAnimationFrame(frame)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the fields are there
  }, [phase === 'loading'])
  useEffect(() => {
    if (refused?.mended.size === 0) focusWrong(fields.current)
  }, [refused])

  const close = async () => {
    if (phase === 'saving') return
    if (holdsInput(form) && !(await confirmDiscard())) return
    patch(form, { phase: 'given up' })
    onClose()
  }
  const submit = async () => {
    await save(form, saving)
    if (form.get().phase === 'open') focusWrong(fields.current)
  }
  const title = t(isChange ? texts.change : texts.create, { noun: nounInside(saving.noun) })
  return (
    <Modal
      open
      className="k-modal"
      width={modalWidth}
      style={{ top: 40 }}
      title={
        <div className="k-modal-title">
          {title} {name && <small title={name}>{name}</small>}
        </div>
      }
      mask={{ closable: false }}
      closable={{ 'aria-label': t(texts.close), disabled: phase === 'saving' }}
      onCancel={() => void close()}
      afterOpenChange={() => focusFirst(fields.current)}
      modalRender={formAround(submit)}
      footer={<FormFoot form={form} yes={isChange ? t(texts.save) : title} onCancel={() => void close()} />}
    >
      <FormContext value={form}>
        <SessionLost holds={useFormState(form, ({ wasTried }) => wasTried) || holdsInput(form)} />
        <FormBanner form={form} />
        <div ref={fields}>{children}</div>
      </FormContext>
    </Modal>
  )
}

/** The dialog inside a form, so that Enter saves. A form may stand inside another one's tree, whose Enter it is not. */
const formAround = (submit: () => Promise<void>) => (dialog: ReactNode) => (
  <form
    className="k-form"
    noValidate
    autoComplete="off"
    onSubmit={(event) => {
      event.preventDefault()
      event.stopPropagation()
      void submit()
    }}
  >
    {dialog}
  </form>
)
