import { CloseCircleFilled } from '@ant-design/icons'
import type { Form } from './form.ts'
import { useFormState } from './form-context.ts'
import { bannerOf } from './form-problems.ts'

/** The first thing the server refused. */
export function FormBanner({ form }: { form: Form }) {
  const banner = useFormState(form, bannerOf)
  if (banner === null) return null
  return (
    <div className="k-banner" role="alert">
      <CloseCircleFilled aria-hidden />
      <b>{banner}</b>
    </div>
  )
}
