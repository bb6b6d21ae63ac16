import { SavedViewAnswer } from '../../schemas/answers/saved-views.ts';
import { Nothing } from '../../schemas/common.ts';
import { NewSavedView, SavedViewList } from '../../schemas/saved-views.ts';
import { all, type Calls, created, deleted } from '../call.ts';

const view = { list: 'villas', name: 'Kaş, izni eksik', search: 'town_id=1&permit=MISSING' };

// biome-ignore format: one line per call is what makes this table readable
export const savedViews: Calls = {
  listSavedViews:  { route: 'GET /v1/admin/savedviews',        query: SavedViewList, answer: all(SavedViewAnswer) },
  createSavedView: { route: 'POST /v1/admin/savedviews',       body: NewSavedView,   answer: created(SavedViewAnswer), errors: { 409: ['saved_views__name_once'] }, example: view },
  deleteSavedView: { route: 'DELETE /v1/admin/savedviews/:id', body: Nothing,        answer: deleted },
};
