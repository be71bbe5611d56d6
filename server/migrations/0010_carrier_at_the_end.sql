-- The carrier may be deleted before its facility lets go of it: that both agree is looked at when the transaction ends.
alter table facility alter constraint facility_carrier_id_fkey deferrable initially deferred;
