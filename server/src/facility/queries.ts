import type { Facility, FacilityInput } from '@kasack/contract/facility.ts'
import { facility, type facilityList } from '@kasack/contract/facility.ts'
import { sql } from 'kysely'
import { addressWarning, formattedAddress } from '../platform/address.ts'
import type { Db } from '../platform/db.ts'
import type { Rows } from '../platform/list-query.ts'
import { recordOf } from '../platform/record.ts'
import { changeRecord, insertRecord } from '../platform/store.ts'
import { federalState } from '../place/federal-state.ts'

/** A facility as it is shown, for lists and the detail alike. */
export const facilityRows: Rows<typeof facilityList> = {
  columns: () => sql`
    facility.id, facility.name, facility.is_active, facility.company,
    facility.facility_type_id, facility_type.name as facility_type_name,
    facility.facility_group_id, facility_group.name as facility_group_name, facility_group.comments as facility_group_comments,
    facility.support_user_id, support_user.name as support_user_name,
    facility.client_number, facility.street, facility.postal_code, facility.city, facility.country_code,
    facility.address_latitude, facility.address_longitude,
    facility.email, facility.phone, facility.mobile, facility.fax, facility.webpage, facility.comments, facility.created_datetime,
    array(
      select json_build_object('id', tag.id, 'name', tag.name)
      from facility_tag join tag on tag.id = facility_tag.tag_id
      where facility_tag.facility_id = facility.id
      order by fold(tag.name) collate "de-x-icu", tag.id
    ) as tags`,
  joins: () => sql`
    join facility_type on facility_type.id = facility.facility_type_id
    left join facility_group on facility_group.id = facility.facility_group_id
    left join "user" support_user on support_user.id = facility.support_user_id`,
}

export const toFacility = recordOf(facility, {
  facility_group: (row) =>
    row['facility_group_id'] === null
      ? null
      : {
          id: row['facility_group_id'] as number,
          name: row['facility_group_name'] as string,
          comments: row['facility_group_comments'] as string,
        },
  formatted_address: (row) => formattedAddress(row as Facility),
  address_warning: (row) => addressWarning(row as Facility),
})

export const insertFacility = (db: Db, input: FacilityInput, now: Date): Promise<number> =>
  insertRecord(db, facility, input, { created_datetime: now, federal_state: federalState(input.country_code, input.postal_code) })

/** The federal state follows the country and the postal code, whichever of them changes. */
export const changeFacility = (db: Db, stored: Facility, patch: Partial<FacilityInput>): Promise<void> => {
  const { country_code, postal_code } = { ...stored, ...patch }
  return changeRecord(db, facility, stored.id, patch, { federal_state: federalState(country_code, postal_code) })
}
