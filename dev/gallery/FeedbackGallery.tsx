import { useState } from 'react';
import { Button } from '../../src/ui/controls/Button';
import { Dialog } from '../../src/ui/layout/Dialog';
import { EmptyState } from '../../src/ui/messages/EmptyState';
import { ErrorState } from '../../src/ui/messages/ErrorState';
import { Field } from '../../src/ui/controls/Field';
import { Notice } from '../../src/ui/messages/Notice';
import { Skeleton } from '../../src/ui/layout/Skeleton';
import { Spinner } from '../../src/ui/messages/Spinner';
import { useToast } from '../../src/ui/messages/toastContext';
import { GallerySection } from './GallerySection';
import type { GalleryTexts } from './galleryTexts';

const LONG_DIALOG_PARAGRAPHS = 14;

const DialogSamples = ({ texts }: { texts: GalleryTexts }) => {
  const [open, setOpen] = useState<'none' | 'short' | 'long'>('none');
  const close = () => setOpen('none');
  return (
    <>
      <Button look="quiet" onClick={() => setOpen('short')}>
        {texts.openDialog}
      </Button>
      <Button look="quiet" onClick={() => setOpen('long')}>
        {texts.openLongDialog}
      </Button>
      <Dialog
        open={open !== 'none'}
        onClose={close}
        title={texts.dialogTitle}
        closeLabel={texts.close}
        actions={
          <>
            <Button look="quiet" onClick={close}>
              {texts.later}
            </Button>
            <Button onClick={close}>{texts.start}</Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          {Array.from({ length: open === 'long' ? LONG_DIALOG_PARAGRAPHS : 1 }, (_, index) => (
            <p key={index}>{texts.dialogText}</p>
          ))}
          <Field label={texts.name} data-autofocus={open === 'short' ? true : undefined} autoComplete="off" />
        </div>
      </Dialog>
    </>
  );
};

export const FeedbackGallery = ({ texts }: { texts: GalleryTexts }) => {
  const showToast = useToast();
  const undo = { label: texts.undo, onAct: () => showToast({ message: texts.toast }) };
  return (
    <>
      <GallerySection title={texts.feedback}>
        <div className="grid gap-4 lg:grid-cols-3">
          <Notice title={texts.infoTitle}>{texts.info}</Notice>
          <Notice tone="warning">{texts.warning}</Notice>
          <Notice tone="success">{texts.success}</Notice>
        </div>
        <div className="flex flex-wrap gap-4">
          <Button look="quiet" onClick={() => showToast({ message: texts.toast })}>
            {texts.showToast}
          </Button>
          <Button look="quiet" onClick={() => showToast({ message: texts.actionToast, action: undo })}>
            {texts.showActionToast}
          </Button>
          <DialogSamples texts={texts} />
        </div>
      </GallerySection>
      <GallerySection title={texts.states}>
        <div className="grid items-start gap-6 md:grid-cols-2">
          <EmptyState
            letter="ఱ"
            title={texts.emptyTitle}
            text={texts.emptyText}
            headingLevel="h3"
            action={<Button>{texts.start}</Button>}
          />
          <ErrorState
            title={texts.errorTitle}
            text={texts.errorText}
            headingLevel="h3"
            action={<Button look="quiet">{texts.retry}</Button>}
          />
          <div className="flex items-center gap-4">
            <Spinner label={texts.loading} />
            <div className="flex flex-1 flex-col gap-3">
              <Skeleton className="h-8 w-3/5 rounded-tile" />
              <Skeleton />
              <Skeleton className="h-5 w-4/5 rounded-full" />
            </div>
          </div>
          <Spinner label={texts.loading} fullScreen />
        </div>
      </GallerySection>
    </>
  );
};
