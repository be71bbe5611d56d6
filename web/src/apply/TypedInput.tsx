import type { ApplicantField } from '@kasack/contract/applicant-fields.ts'
import { useText } from './language.ts'
import { ProblemLine } from './ProblemLine.tsx'
import { labels, texts } from './texts.ts'
import type { Application } from './use-application.ts'
import { isRequired } from './values.ts'

/** How telephones autofill a field, and which keyboard they show. */
const keyboards = {
  first_name: { autocomplete: 'given-name', autocapitalize: 'words' },
  last_name: { autocomplete: 'family-name', autocapitalize: 'words' },
  profession_free_text: { autocomplete: 'organization-title', autocapitalize: 'sentences' },
  email: { type: 'email', inputMode: 'email', autocomplete: 'email', autocapitalize: 'none', spellcheck: false },
  mobile: { type: 'tel', inputMode: 'tel', autocomplete: 'tel' },
  postal_code: { inputMode: 'numeric', autocomplete: 'postal-code' },
} as const satisfies Record<ApplicantField, object>

/** Fields at half width, two a row. */
const halves: readonly ApplicantField[] = ['first_name', 'last_name', 'mobile', 'postal_code']

/** A one-line input with its label above and its error below. */
export function TypedInput({ field, application }: { field: ApplicantField; application: Application }) {
  const t = useText()
  const { values, problems, isSending, change, check } = application
  const problem = problems[field]
  return (
    <div class={halves.includes(field) ? 'field' : 'field wide'}>
      <label htmlFor={field}>
        {t(labels[field])} {isRequired(field) && <i aria-hidden="true">*</i>}
      </label>
      <input
        {...keyboards[field]}
        id={field}
        name={field}
        value={values[field]}
        required={isRequired(field)}
        readOnly={isSending}
        enterkeyhint={field === 'postal_code' ? 'done' : 'next'}
        placeholder={field === 'profession_free_text' ? t(texts.profession_example) : undefined}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${field}-problem`}
        onInput={({ currentTarget }) => change(field, currentTarget.value)}
        onBlur={() => field === 'email' && values.email !== '' && check('email')}
      />
      <ProblemLine field={field} problem={problem} />
    </div>
  )
}
