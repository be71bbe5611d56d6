-- The first start forgot the English texts of the automated mail.

update email_template
set
  subject_en = 'Please confirm your e-mail address',
  text_template_en = 'Dear {{ applicant.full_name }},

Thank you for your interest in working with us. Please confirm your e-mail address by clicking on this link:

{{ verification_url }}

The link is valid for 14 days. We will then get in touch with you and talk about the assignments that suit you.

You did not apply to us? Then simply delete this e-mail, nothing else will happen.

Kind regards
Your recruiting team'
where code = 'automated' and subject_en = '' and text_template_en = '';
