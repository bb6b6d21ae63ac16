import { ColumnsChosen } from '../../schemas/answers/column-choices.ts';
import { SavedViewAnswer } from '../../schemas/answers/saved-views.ts';
import { ColumnChoice } from '../../schemas/column-choices.ts';
import { Nothing } from '../../schemas/common.ts';
import { NewSavedView, SavedViewChange, SavedViewList } from '../../schemas/saved-views.ts';
import { all, type Calls, created, deleted, one } from '../call.ts';

const view = { list: 'villas', name: 'Kaş, izni eksik', search: 'town_id=1&permit=MISSING' };
const errors = { 409: ['name_taken'] };
const change = { name: 'İzni eksikler', shared: true, opening: false };
const choice = { list: 'villas', shown: { owner: false, capacity: true } };

// biome-ignore format: one line per call is what makes this table readable
export const savedViews: Calls = {
  listSavedViews:  { route: 'GET /v1/admin/savedviews',        query: SavedViewList, answer: all(SavedViewAnswer) },
  createSavedView: { route: 'POST /v1/admin/savedviews',       body: NewSavedView,   answer: created(SavedViewAnswer), errors, example: view },
  updateSavedView: { route: 'PUT /v1/admin/savedviews/:id',    body: SavedViewChange, answer: one(SavedViewAnswer), errors, example: change },
  chooseColumns:   { route: 'PUT /v1/admin/columns',           body: ColumnChoice,   answer: one(ColumnsChosen), example: choice },
  deleteSavedView: { route: 'DELETE /v1/admin/savedviews/:id', body: Nothing,        answer: deleted },
};
