import type { Text } from '@kasack/contract/text.ts'
import { Button } from 'antd'
import { useId, useState } from 'react'
import { t, useText } from '../language/i18n.ts'
import { busy } from '../look/busy.ts'
import { actionIcon } from '../look/icons.ts'
import type { Form, FormState } from './form.ts'
import { useFormState } from './form-context.ts'
import { countMissing, countProblems, isBlocked, isToldElsewhere } from './form-problems.ts'
import { goOnKey, goOnShortcut, saveKey, saveShortcut } from './save-key.ts'
import { texts } from './texts.ts'

type FormFootProps = {
  form: Form
  yes: string
  no: string
  isLoss?: boolean
  keyText?: Text
  /** Saves as well, then continues elsewhere. */
  secondarySave?: { text: string; onSelect: () => void } | undefined
  /** Shows the record's history. */
  onHistory?: (() => void) | undefined
  onCancel: () => void
}

/** Counts what is missing, and saves. */
export function FormFoot({ form, yes, no, isLoss = false, keyText = texts.save_key, secondarySave, onHistory, onCancel }: FormFootProps) {
  const text = useText()
  const remark = useId()
  const phase = useFormState(form, (state) => state.phase)
  const problems = useFormState(form, problemsInWords)
  const missing = useFormState(form, missingInWords)
  const isDemanding = useFormState(form, ({ specs }) => Object.values(specs).some(({ required }) => required))
  const count = problems || missing
  const mustWait = useFormState(form, isBlocked)
  // Pressing the button blurs a field, which may reveal a problem: the press still counts as the first attempt.
  const [isPressed, setPressed] = useState(false)
  return (
    <div className="k-modal-foot">
      <span id={remark}>
        {isDemanding && (
          <>
            <span className="k-star" aria-hidden="true">
              *
            </span>{' '}
            {text(texts.required_mark)}
          </>
        )}
        {isDemanding && count && ' · '}
        <span className={problems && 'k-foot-problems'}>{count}</span>
        <span className="k-foot-key">
          {(isDemanding || count) && ' · '}
          {text(keyText, { key: text(saveKey) })}
        </span>
      </span>
      {onHistory && (
        <Button type="text" icon={<actionIcon.history />} onClick={onHistory}>
          {text(texts.history)}
        </Button>
      )}
      <Button onClick={onCancel} disabled={phase === 'saving'}>
        {no}
      </Button>
      {secondarySave && (
        <Button
          onClick={secondarySave.onSelect}
          disabled={phase === 'saving'}
          title={text(goOnKey)}
          aria-describedby={remark}
          aria-keyshortcuts={goOnShortcut}
        >
          {secondarySave.text}
        </Button>
      )}
      <Button
        type={isLoss ? 'default' : 'primary'}
        danger={isLoss}
        htmlType="submit"
        disabled={mustWait && !isPressed}
        loading={busy(phase === 'saving')}
        aria-describedby={remark}
        aria-keyshortcuts={saveShortcut}
        onPointerDown={() => setPressed(true)}
        onPointerLeave={() => setPressed(false)}
        onClick={(event) => {
          event.preventDefault()
          event.currentTarget.closest('form')?.requestSubmit(event.currentTarget)
          setPressed(false)
        }}
      >
        {yes}
      </Button>
    </div>
  )
}

function problemsInWords(state: FormState): string {
  if (isToldElsewhere(state)) return t(texts.not_saved)
  const count = countProblems(state)
  return count === 0 ? '' : t(count === 1 ? texts.one_problem : texts.some_problems, { count })
}

function missingInWords(state: FormState): string {
  const count = countMissing(state)
  return count === 0 ? '' : t(count === 1 ? texts.one_missing : texts.some_missing, { count })
}
