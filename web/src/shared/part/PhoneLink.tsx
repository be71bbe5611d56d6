import { formatPhone, phoneHref } from '../format-phone.ts'
import { Missing } from './Missing.tsx'

/** A telephone number to dial. */
export const PhoneLink = ({ number, country }: { number: string; country: string }) =>
  number ? (
    <a className="k-plain" href={phoneHref(number, country)}>
      {formatPhone(number, country)}
    </a>
  ) : (
    <Missing />
  )
