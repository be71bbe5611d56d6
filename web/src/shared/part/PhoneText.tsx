import { usePhones } from '../language/use-phones.ts'

/** A number that is not dialled, such as a fax. */
export function PhoneText({ number, country }: { number: string; country: string }) {
  const { formatPhone } = usePhones()
  return <span data-says={number}>{formatPhone(number, country)}</span>
}
