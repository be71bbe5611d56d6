import { useRef } from 'preact/hooks'
import { ConsentField } from './ConsentField.tsx'
import { useText } from './language.ts'
import { texts } from './texts.ts'
import { TypedInput } from './TypedInput.tsx'
import type { Application } from './use-application.ts'
import { typedFields } from './values.ts'

/** The submit button stays enabled while fields are invalid: pressing it moves to the first of them. */
export function ApplyForm({ application }: { application: Application }) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const { failure, isSending, problems } = application
  const isWrong = Object.keys(problems).length > 0

  async function send(event: Event) {
    event.preventDefault()
    const wrong = await application.send()
    const first = [...(form.current?.elements ?? [])].find((control) => Object.hasOwn(wrong, control.id))
    if (first instanceof HTMLElement) first.focus()
  }

  return (
    <section class="card" aria-labelledby="apply">
      <h2 id="apply">{t(texts.apply)}</h2>
      <p>{t(texts.apply_more)}</p>
      <form ref={form} noValidate onSubmit={send}>
        {typedFields.map((field) => (
          <TypedInput key={field} field={field} application={application} />
        ))}
        <ConsentField application={application} />
        <div class="wide" role="alert">
          {failure && <p class="failure">{t(failure.text, { minutes: failure.minutes ?? 1 })}</p>}
        </div>
        <button type="submit" class="main wide" aria-disabled={isSending || isWrong}>
          {t(isSending ? texts.sending : failure ? texts.send_again : texts.send)}
        </button>
        <p class="hint wide">
          <i aria-hidden="true">*</i> {t(texts.required_mark)} · {t(texts.next_mail)}
        </p>
      </form>
    </section>
  )
}
