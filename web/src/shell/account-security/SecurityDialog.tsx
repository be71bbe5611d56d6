import { CloseCircleFilled } from '@ant-design/icons'
import { Button, Checkbox, Modal } from 'antd'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { CallResult } from '../../shared/call/send.ts'
import { messageOf, problemsOf } from '../../shared/call/refusal.ts'
import { focusAgain } from '../../shared/form/field-focus.ts'
import '../../shared/form/form.css'
import { formAround } from '../../shared/form/form-around.tsx'
import { confirmDiscard } from '../../shared/form/LeaveGuard.tsx'
import { t, useText } from '../../shared/language/i18n.ts'
import { busy } from '../../shared/look/busy.ts'
import type { DialogField } from './dialog-field.ts'
import { SecurityField } from './SecurityField.tsx'
import { texts } from './texts.ts'

type Values = Record<string, string>

type Props<Answer> = {
  title: string
  /** Above the fields. */
  children?: ReactNode
  fields: readonly DialogField[]
  yes: string
  isLoss?: boolean
  /** Runs the action; a thrown error is shown above the fields. */
  submit: (values: Values) => Promise<CallResult<Answer>>
  onDone: (answer: Answer) => void
  onClose: () => void
}

/** Asks users to identify themselves before the account is changed; errors appear at their fields. */
export function SecurityDialog<Answer>({ title, children, fields, yes, isLoss = false, submit, onDone, onClose }: Props<Answer>) {
  const text = useText()
  const form = useRef<HTMLDivElement>(null)
  const [values, setValues] = useState<Values>(() => Object.fromEntries(fields.map(({ name, initial = '' }) => [name, initial])))
  const [problems, setProblems] = useState<Record<string, string[]>>({})
  const [isBusy, setBusy] = useState(false)
  const [isPlain, setPlain] = useState(false)
  const [opener] = useState(() => document.activeElement)
  useEffect(() => () => focusAgain(opener), [opener])
  useEffect(() => {
    if (Object.keys(problems).length > 0) focusFirst(form.current)
  }, [problems])

  const send = async () => {
    if (isBusy) return
    const missing = Object.fromEntries(fields.filter(({ name }) => values[name] === '').map(({ name }) => [name, [t(texts.required)]]))
    setBusy(true)
    const refused = Object.keys(missing).length > 0 ? missing : await carryOut(() => submit(values), onDone)
    setBusy(false)
    setProblems(refused)
  }
  const close = async () => {
    if (!isBusy && (!holdsInput(fields, values) || (await confirmDiscard()))) onClose()
  }
  const banner = Object.entries(problems).find(([name]) => !fields.some((field) => field.name === name))?.[1][0]
  return (
    <Modal
      open
      className="k-modal k-modal-narrow"
      width={480}
      style={{ top: 80 }}
      title={<div className="k-modal-title">{title}</div>}
      mask={{ closable: false }}
      closable={{ 'aria-label': text(texts.close), disabled: isBusy }}
      onCancel={() => void close()}
      afterOpenChange={() => focusFirst(form.current)}
      modalRender={formAround(() => void send())}
      footer={
        <div className="k-modal-foot">
          <span />
          <Button onClick={() => void close()} disabled={isBusy}>
            {text(texts.cancel)}
          </Button>
          <Button type="primary" danger={isLoss} htmlType="submit" loading={busy(isBusy)}>
            {yes}
          </Button>
        </div>
      }
    >
      {banner && (
        <div className="k-banner" role="alert">
          <CloseCircleFilled aria-hidden />
          <b>{banner}</b>
        </div>
      )}
      {children}
      <div ref={form}>
        {fields.map((field) => (
          <SecurityField
            key={field.name}
            field={field}
            isPlain={isPlain}
            value={values[field.name] ?? ''}
            problem={problems[field.name]?.[0]}
            onChange={(value) => setValues((former) => ({ ...former, [field.name]: value }))}
          />
        ))}
      </div>
      {fields.some(({ kind }) => kind === 'new-password') && (
        <Checkbox checked={isPlain} onChange={({ target }) => setPlain(target.checked)}>
          {text(texts.show_passwords)}
        </Checkbox>
      )}
    </Modal>
  )
}

/**
 * Whether closing would lose input. Passwords and codes that identify the user do not count: they are quickly typed
 * again.
 */
const holdsInput = (fields: readonly DialogField[], values: Values): boolean =>
  fields.some(({ name, kind, initial = '' }) => (kind === 'new-password' || kind === 'name') && values[name] !== initial)

/** Focuses the first invalid field, or else the first field. */
const focusFirst = (form: HTMLElement | null) =>
  (form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? form?.querySelector('input'))?.focus()

/** Validation errors by field; empty on success. */
async function carryOut<Answer>(
  submit: () => Promise<CallResult<Answer>>,
  onDone: (answer: Answer) => void,
): Promise<Record<string, string[]>> {
  try {
    const answer = await submit()
    if (!answer.ok) return answer.status === 400 ? problemsOf(answer.data) : { '': [messageOf(answer)] }
    onDone(answer.data)
    return {}
  } catch (error) {
    return { '': [error instanceof Error ? error.message : String(error)] }
  }
}
