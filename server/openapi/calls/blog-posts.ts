import { PostAnswer, PostRow, TagAnswer, TextPicture } from '../../schemas/answers/blog-posts.ts';
import { uploadResults } from '../../schemas/answers/uploads.ts';
import { NewPost, PostChanges, PostList, TextPictures } from '../../schemas/blog-posts.ts';
import { Nothing, SeenVersion } from '../../schemas/common.ts';
import { MOST_PICTURES } from '../../shared/upload-limits.ts';
import { all, type Calls, created, deleted, one, paged } from '../call.ts';

const IMAGES = { field: 'images[]', most: MOST_PICTURES };
const POST = { title: 'Kalkan’da üç gün', body: '<p>Sabah denizi.</p>', tags: ['Bölge rehberi'] };

// biome-ignore format: one line per call is what makes this table readable
export const blogPosts: Calls = {
  listPosts:      { route: 'GET /v1/admin/blog',        query: PostList,    answer: paged(PostRow) },
  listTags:       { route: 'GET /v1/admin/blog/tags',   query: Nothing,     answer: all(TagAnswer) },
  showPost:       { route: 'GET /v1/admin/blog/:id',    query: Nothing,     answer: one(PostAnswer) },
  createPost:     { route: 'POST /v1/admin/blog',       body: NewPost,      answer: created(PostAnswer), errors: { 409: ['slug_taken'] }, repeatable: true, example: POST },
  updatePost:     { route: 'POST /v1/admin/blog/edit',  body: PostChanges,  answer: one(PostAnswer), errors: { 404: ['not_found'], 409: ['slug_taken', 'stale'] }, example: { id: 5, ...POST } },
  deletePost:     { route: 'DELETE /v1/admin/blog/:id', query: SeenVersion,  answer: deleted, errors: { 409: ['stale'] } },
  keepPictures:   { route: 'POST /v1/admin/picture',    body: TextPictures, files: IMAGES, answer: created(uploadResults(TextPicture)) },
};
