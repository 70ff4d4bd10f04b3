import { LoadingNotice } from '../routing/LoadingNotice';
import { PageViews } from '../routing/PageViews';
import { UpdateNotice } from '../notices/UpdateNotice';

export default function PartsForLater() {
  return (
    <>
      <LoadingNotice />
      <UpdateNotice />
      <PageViews />
    </>
  );
}
