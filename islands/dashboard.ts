import { sendActionForms } from './dashboard/action-forms.ts';
import { keepBadges } from './dashboard/badges.ts';
import { fillDialogs } from './dashboard/dialogs.ts';
import { saveDownloads } from './dashboard/downloads.ts';
import { keepFocus } from './dashboard/focus.ts';
import { checkIbans } from './dashboard/iban.ts';
import { signInByForm } from './dashboard/login.ts';
import { keepPage } from './dashboard/page.ts';
import { startParts } from './dashboard/parts.ts';
import { restoreSession } from './dashboard/session.ts';
import { keepSession } from './dashboard/session-watch.ts';
import { showCarriedToast } from './dashboard/toast.ts';
import { guardChanges } from './dashboard/unsaved.ts';

/*
 * The dashboard's script, beside client.ts. Pages are rendered by the server from the session cookie;
 * what changes something goes to the API with the bearer token kept here.
 * views/components/dashboard/action-form.tsx lists what it finds in a page.
 */
showCarriedToast();
// The screens before it are for people without a session, and remove one that ran out (spec §4).
if (document.querySelector('main.login')) restoreSession();
else keepSession();
signInByForm();
sendActionForms();
guardChanges();
fillDialogs();
keepFocus();
keepBadges();
keepPage();
saveDownloads();
checkIbans();
startParts();
