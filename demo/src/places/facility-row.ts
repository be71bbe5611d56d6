/** What is written by hand about a facility; the rest follows from it. `postal_code` is that of a town of town.ts. */
export type FacilityRow = {
  name: string
  company: string
  facility_type: string
  facility_group?: string
  street: string
  postal_code: string
  email: string
  tags?: string[]
  comments?: string
  inactive?: true
  without_coordinates?: true
}
